"""What mypyc is taught before it compiles the engine (docs/decisions/0027-the-engine-compiled.md)."""
