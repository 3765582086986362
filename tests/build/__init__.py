"""The build, the wheel and the engine inside Pyodide."""
