"""Powers as data, in files by set and type. One entry per wording; reprints share it."""
