"""The victory conditions of tournaments (ledger: victory.*), one file each."""
