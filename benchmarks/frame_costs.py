"""`python -m benchmarks.frame_costs`: how much processor time each frame of a moment takes a page's main thread.

The moments are those of `benchmarks.frames`, on a page as fast as the machine is. A trace says for every task of the
main thread how long it had the processor, by the thread's own clock: whoever shares the machine adds little to it, and
the least of several runs counts. Four times slower a frame of 8 milliseconds is left out. The frames that began when
something was moving already are told once more by themselves: there it is seen.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from benchmarks.first_load import FLAGS
from benchmarks.frames import MOMENTS, at_rest
from tests.server.live import LiveServer, on

#: So many of the dearest frames are told.
TOLD: Final = 4
_TRACED: Final = {
    "includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.animations"]
}
_FRAME: Final = "FireAnimationFrame"
_MOVED: Final = "Animation"


class Cost(NamedTuple):
    """Milliseconds of processor time from one animation frame to the next, and whether something was moving already."""

    took: float
    moving: bool


def costs_of(events: Iterable[Mapping[str, Any]]) -> list[Cost]:
    """What each frame of a trace took, on the thread that has them; what came before the first is one as well."""
    known = list(events)
    threads = Counter((one["pid"], one["tid"]) for one in known if one["name"] == _FRAME)
    ((thread, _),) = threads.most_common(1)
    here = [one for one in known if (one["pid"], one["tid"]) == thread]
    frames = sorted(one["ts"] for one in here if one["name"] == _FRAME)
    ended = [one for one in here if one["name"] == "RunTask" and "dur" in one]  # one may go on when the trace ends
    tasks = sorted((one["ts"] + one["dur"], one.get("tdur", 0)) for one in ended)
    steps = sorted((one["ts"], one["ph"]) for one in here if one["name"] == _MOVED and one["ph"] in "be")
    found = [Cost(0.0, moving=False)]
    moving = 0
    for end, processor in tasks:
        if frames and frames[0] <= end:  # the task in which a frame begins belongs to that frame
            while steps and steps[0][0] < frames[0]:
                moving += 1 if steps.pop(0)[1] == "b" else -1
            found.append(Cost(0.0, moving > 0))
            frames = [one for one in frames if one > end]  # one for each that waits for the frame
        found[-1] = found[-1]._replace(took=found[-1].took + processor / 1000)
    return found


def costs(browser: Browser, server: LiveServer, name: str) -> list[Cost]:
    """What each frame of a moment took, the dearest first."""
    with at_rest(browser, server, name, 1) as watched:
        session = browser.new_browser_cdp_session()
        events: list[Mapping[str, Any]] = []
        ended: list[object] = []
        session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
        session.on("Tracing.tracingComplete", lambda told: ended.append(told))
        session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": _TRACED})
        watched()
        session.send("Tracing.end")
        while not ended:
            session.send("Browser.getVersion")  # hears what has come meanwhile
        session.detach()
    return sorted(costs_of(events), reverse=True)


def _dearest(runs: Sequence[Sequence[float]]) -> str:
    return "".join(f"{min(run[at] for run in runs):6.1f}" for at in range(min(TOLD, *map(len, runs))))


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the dearest frames of every moment, what all took together, and the dearest of those in which something was
    moving already; 2 without a browser.
    """
    parser = argparse.ArgumentParser(
        "python -m benchmarks.frame_costs", description="What frames cost the main thread."
    )
    parser.add_argument("moments", nargs="*", choices=[[], *MOMENTS], help="which moments; all without")
    parser.add_argument("--runs", type=int, default=5, help="how often each moment is looked at")
    chosen = parser.parse_args(arguments)
    program = shutil.which("chromium")
    if program is None:
        sys.stderr.write("frame_costs: there is no chromium on the PATH\n")
        return 2
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LiveServer(on(Path(folder)), fresh=True)
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            for name in chosen.moments or MOMENTS:
                runs = [costs(browser, server, name) for _ in range(chosen.runs)]
                every = [[one.took for one in run] for run in runs]
                moving = [[one.took for one in run if one.moving] for run in runs]
                sys.stdout.write(
                    f"{name:12} dearest frames{_dearest(every)} ms, all {min(map(sum, every)):4.0f} ms;"
                    f" while it moves{_dearest(moving)} ms\n"
                )
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
