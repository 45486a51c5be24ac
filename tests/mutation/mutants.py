"""Mutants: a game's functions that cite a rule, each with its body replaced by a plain return."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from tests.rulebook import GAMES, ROOT, cited_in, prefix_of

# What a function returns when it does nothing, by its declared type.
NEUTRAL = {
    "None": ("",),
    "bool": ("False", "True"),
    "int": ("0", "1"),
    "str": ("''",),
    "tuple[int, int]": ("0, 0",),
}
NEUTRAL_GENERIC = {"dict": "{}", "list": "[]", "set": "set()"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One function that does nothing but return."""

    path: Path  # from the root
    function: str
    line: int
    rules: tuple[str, ...]  # that the function cites
    returns: str

    @property
    def name(self) -> str:
        """`rules.defence_of: return 0`."""
        return f"{self.path.stem}.{self.function}: {f'return {self.returns}'.strip()}"

    def applied(self, source: str) -> str:
        """The module's source with this mutation."""
        lines = source.splitlines()
        function = next(f for f in _functions(source) if (f.name, f.lineno) == (self.function, self.line))
        first, last = function.body[0], function.body[-1]
        indent = " " * first.col_offset
        assert last.end_lineno is not None
        return "\n".join(
            [*lines[: first.lineno - 1], f"{indent}return {self.returns}".rstrip(), *lines[last.end_lineno :], ""]
        )


# What lies in a game's folder and carries out no rule: what the conformance suite is told, the terminal's board.
GUESTS = {"kit", "board"}


def mutants_of(name: str) -> list[Mutant]:
    """All mutants of a game, in the order of its sources."""
    return [
        mutant
        for path in sorted((GAMES / name).rglob("*.py"))
        if not GUESTS & {part.removesuffix(".py") for part in path.relative_to(GAMES / name).parts}
        for mutant in mutants_in(path.read_text(encoding="utf-8"), path.relative_to(ROOT), prefix_of(name))
    ]


def mutants_in(source: str, path: Path, prefix: str) -> list[Mutant]:
    """The mutants of one module: every function whose docstring, comments or code cite a rule."""
    lines = source.splitlines()
    found = []
    for function in _functions(source):
        text = "\n".join(lines[function.lineno - 1 : function.end_lineno])
        rules = tuple(sorted(cited_in(text, prefix), key=lambda rule: int(rule.split("-")[1])))
        if rules:
            found += [
                Mutant(path, function.name, function.lineno, rules, returns) for returns in neutral_returns(function)
            ]
    return found


def neutral_returns(function: ast.FunctionDef) -> tuple[str, ...]:
    """What a function may return instead of doing its work."""
    declared = ast.unparse(function.returns) if function.returns else "None"
    if declared in NEUTRAL:
        return NEUTRAL[declared]
    if (generic := declared.split("[")[0]) in NEUTRAL_GENERIC:
        return (NEUTRAL_GENERIC[generic],)
    for argument in function.args.args:
        if argument.annotation is not None and ast.unparse(argument.annotation) == declared:
            return (argument.arg,)  # what came in goes out
    return ("None",)


def _functions(source: str) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
