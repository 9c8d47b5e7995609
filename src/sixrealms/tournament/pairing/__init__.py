"""Who plays whom: the grid and its advancement, Swiss rounds, round robin, the final cut, reasons for a seat."""
