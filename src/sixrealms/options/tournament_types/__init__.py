"""The types of tournament (ledger: format.*), one file each."""
