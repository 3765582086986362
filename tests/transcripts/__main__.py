"""`python -m tests.transcripts` writes the golden transcripts anew; read the difference before it is committed."""

from tests.transcripts.transcript import golden, matches, written

for key, preset, seats in matches():
    golden(key, preset).write_text(written(key, preset, seats), encoding="utf-8")
    print(golden(key, preset).name, golden(key, preset).stat().st_size)
