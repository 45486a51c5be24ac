"""What all tests share: helpers explain their failures as tests do."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.conformance", "tests.games")
