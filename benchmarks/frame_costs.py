"""`python -m benchmarks.frame_costs`: how much processor time each frame of a moment takes a page's main thread.

The moments are those of `benchmarks.frames`, on a page as fast as the machine is. A trace says for every task of the
main thread how long it had the processor, by the thread's own clock: whoever shares the machine adds little to it, and
the least of several runs counts. Four times slower a frame of 8 milliseconds is left out.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from benchmarks.first_load import FLAGS
from benchmarks.frames import MOMENTS, at_rest
from tests.server.live import LiveServer, on

#: So many of the dearest frames are told.
TOLD: Final = 4
_TRACED: Final = {"includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline"]}
_FRAME: Final = "FireAnimationFrame"


def costs_of(events: Iterable[Mapping[str, Any]]) -> list[float]:
    """Milliseconds of processor time from one animation frame of a trace to the next, on the thread that has them."""
    known = list(events)
    threads = Counter((one["pid"], one["tid"]) for one in known if one["name"] == _FRAME)
    ((thread, _),) = threads.most_common(1)
    here = [one for one in known if (one["pid"], one["tid"]) == thread]
    frames = sorted(one["ts"] for one in here if one["name"] == _FRAME)
    ended = [one for one in here if one["name"] == "RunTask" and "dur" in one]  # one may go on when the trace ends
    tasks = sorted((one["ts"] + one["dur"], one.get("tdur", 0)) for one in ended)
    found = [0.0]
    for end, processor in tasks:
        while frames and frames[0] <= end:  # the task in which a frame begins belongs to that frame
            frames.pop(0)
            found.append(0.0)
        found[-1] += processor / 1000
    return found


def costs(browser: Browser, server: LiveServer, name: str) -> list[float]:
    """What each frame of a moment took, in milliseconds of processor time, the dearest first."""
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the dearest frames of every moment and what all took together; 2 without a browser."""
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
                dearest = "".join(f"{min(run[at] for run in runs):6.1f}" for at in range(TOLD))
                sys.stdout.write(f"{name:12} dearest frames{dearest} ms, all {min(map(sum, runs)):4.0f} ms\n")
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
