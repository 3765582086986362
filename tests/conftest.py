"""Settings every test shares: how hard hypothesis tries."""

import os
import sys

if sys.platform != "emscripten":  # under Pyodide the tests run without hypothesis
    from hypothesis import HealthCheck, settings

    settings.register_profile(
        "quick", max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )
    settings.register_profile(
        "thorough", max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
