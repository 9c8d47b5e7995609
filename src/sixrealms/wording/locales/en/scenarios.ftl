### Scenario files

help-scenario =
    Play scenario files: a position, steps and what should come of them.
    Exit code 0: all passed; 1: some failed; 2: a file is no possible scenario.
help-scenario-json = Write a list of objects for other programs.

scenario-passed = passed: { $title } ({ $file })
scenario-failed = FAILED: { $title } ({ $file })
scenario-count =
    { $all ->
        [one] { $passed } of 1 scenario passed.
       *[other] { $passed } of { $all } scenarios passed.
    }
