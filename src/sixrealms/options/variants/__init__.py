"""The variants of tournaments (ledger: variant.*), one file each."""
