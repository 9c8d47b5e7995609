"""Powers are all there for whoever asks first, whatever thread they are in."""

from __future__ import annotations

import subprocess
import sys

_MANY_AT_ONCE = """
import sys, threading
from sixrealms.powers import registry
sys.setswitchinterval(1e-6)
begin, found = threading.Barrier(6), []
def look():
    begin.wait()
    found.append([bool(registry.power_of(f"1st/{number}").abilities) for number in (1, 12, 216)])
threads = [threading.Thread(target=look) for _ in range(6)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(len(found), all(all(powers) for powers in found))
"""


def test_threads_that_need_the_powers_at_the_same_time_all_find_them() -> None:
    done = subprocess.run([sys.executable, "-c", _MANY_AT_ONCE], capture_output=True, text=True, check=False)

    assert done.stdout.split() == ["6", "True"], done.stderr
