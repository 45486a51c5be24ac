"""PyTorch, which only training needs: nothing else loads it, and saved nets play without it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from lychgate.core.errors import BadOptions


def torch() -> Any:
    """The library, or a sentence on what to install."""
    try:
        return import_module("torch")
    except ImportError:
        raise BadOptions(
            "Training needs PyTorch: pip install 'lychgate[train]'; its build for CPUs is enough, and much smaller."
        ) from None
