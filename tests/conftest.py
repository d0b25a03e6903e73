"""What every test shares."""

from hypothesis import HealthCheck, settings

# No test is decided by the clock: a busy machine must not turn a good run red.
settings.register_profile("tysyacha", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tysyacha")
