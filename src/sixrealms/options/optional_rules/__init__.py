"""The optional rules of 1996 (ledger: options.yaml), one file each."""
