"""An evening at a club: whatever people do, every match ends, or rightly waits for somebody."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import httpx
import pytest

from lychgate.conformance.counts import count
from tests.server.evening import MANNERS, SORTS, Company
from tests.server.serving import ROOMY, serving, settings_for
from tests.server.several import several

TABLES = count(2, 60)
# As on a club's server, all from one address: those who misbehave are told so, and cut off at some time.
LIMITS = {**ROOMY, "messages_per_second": 200.0}


def spend(address: str) -> list[Company]:
    """All tables, to the end of the evening."""
    companies = [Company(address, number) for number in range(TABLES)]
    for company in companies:
        company.finish()
    manners = Counter(person.manner for company in companies for person in company.people)
    print(f"{TABLES} tables, {sum(company.decided for company in companies)} decisions by people, {dict(manners)}")
    assert len(SORTS) ** 2 > TABLES or set(manners) == set(MANNERS)
    return companies


def test_at_the_end_of_an_evening_every_match_is_over_or_rightly_waits(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, **LIMITS)) as address:
        companies = spend(address)
        assert httpx.get(f"{address}/readyz").status_code == 200
        for company in companies:
            found = company.people[0].player.get(f"/tables/{company.table['table']}")
            assert found["phase"] == "over"
            record = company.people[0].player.get(f"/matches/{found['matches'][-1]}/record")
            assert record["seed"], "who wants to, can check it"


@pytest.mark.long
def test_so_it_is_with_three_processes(tmp_path: Path) -> None:
    with several(tmp_path, 3) as (address, _):
        spend(address)
