"""Pictures held to their declared shape: do they fit it, and what do those of numbers say?

It is a second opinion: it reads shapes as a client would, and knows nothing of how pictures are written.
"""

from __future__ import annotations

from typing import Any

from lychgate.core.model.shapes import Boolean, Listed, Notation, Number, Part, Shape, Thing, Value, Word


def misfit(shape: Shape, picture: Any) -> str | None:
    """Where a picture with names is not what its shape declares; None: it fits."""
    return _misfit(shape, Part("", False, shape.root), shape.root, picture, "the picture")


def _misfit(shape: Shape, value: Value, owner: type, found: Any, where: str) -> str | None:
    if found is None:
        return None if value.null else f"{where} is null"
    match value:
        case Part(fields=fields):
            return _misfit_object(shape, fields or owner, found, where)
        case Listed(item=item):
            if not isinstance(found, list):
                return f"{where} is no list: {found!r}"
            wrong = (_misfit(shape, item, owner, one, f"{where}[{i}]") for i, one in enumerate(found))
            return next(filter(None, wrong), None)
        case Boolean():
            return None if isinstance(found, bool) else f"{where} is neither true nor false: {found!r}"
        case Number():
            return None if type(found) is int else f"{where} is no whole number: {found!r}"
        case _:
            return None if found in (shape.names(value) or ()) else f"{where} has no such name: {found!r}"


def _misfit_object(shape: Shape, fields: type, found: Any, where: str) -> str | None:
    declared = shape.parts[fields]
    if not isinstance(found, dict):
        return f"{where} is no object: {found!r}"
    if list(found) != [field.name for field in declared]:
        return f"{where} has {', '.join(found)}; declared: {', '.join(field.name for field in declared)}"
    wrong = (_misfit(shape, field.value, fields, found[field.name], f"{where}.{field.name}") for field in declared)
    return next(filter(None, wrong), None)


def named(shape: Shape, numbers: Any) -> Any:
    """A picture of numbers with its names put in."""
    return _named(shape, Part("", False, shape.root), shape.root, numbers)


def _named(shape: Shape, value: Value, owner: type, found: Any) -> Any:
    if found is None:
        return None
    match value:
        case Part(fields=fields):
            declared = shape.parts[fields or owner]
            pairs = zip(declared, found, strict=True)
            return {field.name: _named(shape, field.value, fields or owner, one) for field, one in pairs}
        case Listed(item=item):
            return [_named(shape, item, owner, one) for one in found]
        case Boolean():
            return (False, True)[found]
        case Word(words=words):
            return words[found]
        case Thing():
            return shape.sort(value).data(found)
        case Notation():
            return (shape.names(value) or ())[found]
        case _:
            return found
