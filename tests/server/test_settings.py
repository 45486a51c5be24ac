"""Settings: a file, overruled by the environment, overruled by flags; and what does not fit is said plainly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lychgate.core.errors import BadOptions
from lychgate.server.operations.settings import Settings, load


def written(folder: Path, text: str) -> Path:
    file = folder / "lychgate.toml"
    file.write_text(text)
    return file


def test_a_flag_overrules_the_environment_and_that_overrules_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'host = "a"\nport = 1\nbot_workers = 3\n')
    found = load(file, {"LYCHGATE_HOST": "b", "LYCHGATE_PORT": "2"}, port=4, database=None)
    assert (found.host, found.port, found.bot_workers) == ("b", 4, 3)
    assert found.database == Settings().database


def test_every_setting_can_be_given_each_way(tmp_path: Path) -> None:
    values = {"origins": ["https://a.example", "https://b.example"], "sync": "full", "bot_seconds": 0.5}
    file = written(tmp_path, 'origins = ["https://a.example", "https://b.example"]\nsync = "full"\nbot_seconds = 0.5\n')
    environment = {
        "LYCHGATE_ORIGINS": "https://a.example https://b.example",
        "LYCHGATE_SYNC": "full",
        "LYCHGATE_BOT_SECONDS": "0.5",
    }
    assert load(file, {}) == load(None, environment) == load(None, {}, **values)


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"LYCHGATE_PORT": "http"}, "Expected a whole number as the setting port, got 'http'."),
        ({"LYCHGATE_PORT": "70000"}, "Expected a whole number of at most 65535 as the setting port, got '70000'."),
        ({"LYCHGATE_SYNC": "never"}, "Expected normal or full as the setting sync, got 'never'."),
        ({"LYCHGATE_BOT_WORKERS": "0"}, "Expected a whole number of at least 1 as the setting bot_workers, got '0'."),
        (
            {"LYCHGATE_PUBLIC_URL": "table.example"},
            "Expected an address such as https://table.example, without a path, as the setting public_url,"
            " got 'table.example'.",
        ),
        ({"LYCHGATE_SMTP_HOST": "mail"}, "Expected the setting public_url beside smtp_host, got none."),
        ({"LYCHGATE_WEBHOOKS": "public"}, "Expected the setting public_url beside webhooks, got none."),
        ({"LYCHGATE_EXPIRE_DAYS": "0"}, "Expected a number greater than 0 as the setting expire_days, got '0'."),
    ],
)
def test_a_setting_that_does_not_fit_is_named_with_what_would(environment: dict[str, str], said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        load(None, environment)
    assert refused.value.sentence == said


@pytest.mark.parametrize("text", ["port = [", "colour = 1", "port = 'x'"])
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadOptions):
        load(written(tmp_path, text), {})


def test_a_file_that_is_not_there_is_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"Expected a file of settings at .*none\.toml"):
        load(tmp_path / "none.toml", {})


def hosting() -> str:
    return (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_setting_is_explained_for_who_hosts() -> None:
    explained = set(re.findall(r"^\| `(\w+)` \|", hosting(), re.MULTILINE))
    assert explained == set(Settings.__struct_fields__)


def test_every_default_is_told_as_it_is() -> None:
    table = hosting().partition("| setting | default |")[2].partition("\n\n")[0]
    told = dict(re.findall(r"^\| `(\w+)` \| `?(.+?)`? \|", table, re.MULTILINE))
    defaults = {name: getattr(Settings(), name) for name in Settings.__struct_fields__}
    as_told = {
        name: "none" if default in (None, ()) else f"{default:g}" if isinstance(default, float) else str(default)
        for name, default in defaults.items()
    }
    assert told == as_told


def test_the_settings_shown_as_an_example_fit(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(.*?)```", hosting(), re.DOTALL)
    assert examples
    for example in examples:
        assert load(written(tmp_path, example), {}).origins == ("https://table.example",)


def test_no_password_is_displayed() -> None:
    assert "hidden" not in repr(Settings(smtp_password="hidden", metrics_token="hidden"))
