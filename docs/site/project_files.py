"""Files outside docs/ that pages link to, and programs, are pages of the site too; a hook of MkDocs.

A Markdown file is taken as it is, any other file as a listing, a folder as the list of its files. Links are rewritten
to where the pages are. What no page links to is not on the site.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DOCS = "docs"
FOLDER = "project"  # of the site, with the pages made here
FIRST = ("CONTRIBUTING.md", "CHANGELOG.md", "LICENSE")  # which the navigation names
FRONT = {"README.md": "docs/index.md"}  # the site has a first page of its own
LINK = re.compile(r"(\]\()(?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")
CODE = re.compile(r"^(?P<fence>```+).*?^(?P=fence)\s*?$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
PROGRAMS = {".py": "python", ".sh": "bash"}


def links(text: str) -> list[str]:
    """The targets of a page's links, without those in its code."""
    return [found[2] for found in LINK.finditer(CODE.sub("", text))]


def target(source: str, link: str) -> str:
    """The file that a link of a file leads to, by its path in the project."""
    found = posixpath.normpath(posixpath.join(posixpath.dirname(source), link))
    return FRONT.get(found, found)


def is_outside(path: str) -> bool:
    """Does it need a page made here? Folders and programs do, wherever they are."""
    file = ROOT / path
    return file.is_dir() or file.suffix in PROGRAMS or not path.startswith(f"{DOCS}/")


def place(path: str) -> str:
    """Where the site has a file of the project, by its path in docs/."""
    if not is_outside(path):
        return path.removeprefix(f"{DOCS}/")
    return f"{FOLDER}/{path}" if path.endswith(".md") else f"{FOLDER}/{path}.md"


def rewritten(source: str, text: str) -> str:
    """The text of a file, with links from where its page is to where the others are."""
    here = posixpath.dirname(place(source))

    def moved(match: re.Match[str]) -> str:
        found = target(source, match[2])
        if not (ROOT / found).exists():
            return match[0]  # MkDocs tells of it
        return f"{match[1]}{posixpath.relpath(place(found), here or '.')}{match[3] or ''}"

    kept = list(CODE.finditer(text))
    parts, end = [], 0
    for code in kept:
        parts += [LINK.sub(moved, text[end : code.start()]), code[0]]
        end = code.end()
    return "".join([*parts, LINK.sub(moved, text[end:])])


def page(path: str) -> str:
    """The Markdown of a file outside docs/."""
    file = ROOT / path
    if file.is_dir():
        names = sorted(entry.name for entry in file.iterdir() if entry.is_file())
        shown = [f"- [{name}]({name})" if path.startswith(f"{DOCS}/") else f"- `{name}`" for name in names]
        return f"# {path}\n\n" + rewritten(f"{path}/", "\n".join(shown)) + "\n"
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        return rewritten(path, text)
    if not file.suffix:
        return f"# {path}\n\n{text}"
    return f"# {file.name}\n\n`{path}`\n\n````{PROGRAMS.get(file.suffix, 'text')}\n{text}````\n"


def outside() -> list[str]:
    """Every file outside docs/ that pages link to, also those that only such a file links to."""
    waiting = [*FIRST, *(path.relative_to(ROOT).as_posix() for path in sorted((ROOT / DOCS).rglob("*.md")))]
    found: dict[str, None] = dict.fromkeys(FIRST)
    while waiting:
        source = waiting.pop()
        if not source.endswith(".md"):
            continue
        text = (ROOT / source).read_text(encoding="utf-8")
        for path in (target(source, link) for link in links(text)):
            if path not in found and is_outside(path) and (ROOT / path).exists():
                found[path] = None
                waiting.append(path)
    return list(found)


def on_config(config: Any) -> Any:
    from pymdownx.slugs import slugify  # type: ignore[import-untyped, unused-ignore]

    config["mdx_configs"]["toc"]["slugify"] = slugify(case="lower")  # headings as links in the repository name them
    config["theme"].static_templates -= {"404.html", "sitemap.xml"}  # these need the site's address, which it has not
    return config


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File  # type: ignore[import-not-found, unused-ignore]

    for path in outside():
        files.append(File.generated(config, place(path), content=page(path)))
    files.append(File.generated(config, "site/mark.svg", abs_src_path=str(ROOT / "ui" / "public" / "icon.svg")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    source = page.file.src_uri
    return markdown if source.startswith(f"{FOLDER}/") else rewritten(f"{DOCS}/{source}", markdown)
