"""Kernels: compiled ahead by processes of their own, or left plain Python. All that knows Numba's insides is here."""
