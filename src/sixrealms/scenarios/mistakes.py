"""What the schema objects to, as one line for people: the part, what is wrong, what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from sixrealms.errors import ScenarioError
from sixrealms.scenarios.mistake import Path, spelled
from sixrealms.scenarios.schema import SCHEMA
from sixrealms.scenarios.yaml_text import Document

_TYPES: Final = {
    "object": "a mapping (name: value)", "array": "a list", "string": "a text", "integer": "a whole number",
}  # fmt: skip


@cache
def _validator() -> Draft202012Validator:
    return Draft202012Validator(SCHEMA)


def check(document: Document, source: str) -> None:
    """Refuse a document that is no scenario, with its first mistake."""
    found = [_nearest(error) for error in _validator().iter_errors(document.data)]
    if not found:
        return
    # what is too much explains what is missing: a key that was misspelt
    first = min(found, key=lambda error: (error.validator == "required", document.line(_path(error))))
    path = _path(first)
    raise ScenarioError(f"{source}:{document.line(path)}: {spelled(path)}{': ' if path else ''}{_sentence(first)}")


def _path(error: ValidationError) -> Path:
    path = tuple(error.absolute_path)
    if error.validator == "additionalProperties" and isinstance(error.instance, dict):
        extra = _extra(error)
        return (*path, extra[0]) if extra else path
    return path


def _nearest(error: ValidationError) -> ValidationError:
    """Of several allowed forms, the mistake in the one that was meant."""
    while error.validator == "anyOf" and error.context:
        forms: dict[int, list[ValidationError]] = {}
        for inner in error.context:
            forms.setdefault(int(inner.relative_schema_path[0]), []).append(inner)
        meant = [errors for errors in forms.values() if not any(_is_other_form(e) for e in errors)]
        if not meant:
            return error
        error = min(meant, key=len)[0]
    return error


def _is_other_form(error: ValidationError) -> bool:
    return error.validator in ("type", "const") and len(error.relative_path) == 0


def _extra(error: ValidationError) -> list[str]:
    known = _parts(error)
    return [key for key in _any(error.instance) if key not in known]


def _parts(error: ValidationError) -> list[str]:
    return list(_any(error.schema).get("properties", {}))


def _any(value: Any) -> Any:
    """What jsonschema leaves open and the schema decides."""
    return value


def _sentence(error: ValidationError) -> str:
    value, wanted, rule = _any(error.instance), _any(error.validator_value), str(error.validator)
    if rule == "additionalProperties":
        return f"there is no such part{_near(_extra(error)[0], _parts(error))}"
    if rule == "required":
        missing = [key for key in wanted if key not in value]
        return f"{missing[0]!r} is missing"
    if rule == "type":
        return f"must be {_TYPES.get(str(wanted), wanted)}, not {_short(value)}"
    if rule in ("enum", "const"):
        known = list(wanted) if rule == "enum" else [wanted]
        return f"{_short(value)} is not possible{_near(str(value), known)}"
    if rule == "anyOf":
        return f"{_short(value)} is not possible; write {' or '.join(_forms(wanted))}"
    bounds = {
        "minItems": "needs at least {0}", "maxItems": "has more than {0} entries", "minLength": "is empty",
        "maxLength": "is longer than {0} characters", "minimum": "must be at least {0}",
        "maximum": "must be at most {0}", "minProperties": "needs at least {0}", "pattern": "must look like {0}",
        "maxProperties": "has more than {0} entries",
    }  # fmt: skip
    return bounds.get(rule, str(error.message)[:200]).format(wanted)


def _forms(schemas: Iterable[Any]) -> list[str]:
    forms = []
    for form in schemas:
        if "const" in form:
            forms.append(str(form["const"]))
        elif "enum" in form:
            forms.append(f"one of {', '.join(map(str, form['enum']))}")
        elif "$ref" in form:
            forms.append(f"a {form['$ref'].rsplit('/', 1)[-1]}")
        elif form.get("type") == "object" and form.get("required"):
            forms.append(f"a mapping with {' and '.join(form['required'])}")
        else:
            forms.append(_TYPES.get(str(form.get("type")), "something else"))
    return list(dict.fromkeys(forms))


def _near(given: str, known: Sequence[object]) -> str:
    words = [str(word) for word in known]
    near = difflib.get_close_matches(given[:60], words, n=1, cutoff=0.6)
    return f"; did you mean {near[0]}?" if near else f"; there are {', '.join(words)}"


def _short(value: object) -> str:
    if isinstance(value, dict | list):
        return "a mapping" if isinstance(value, dict) else "a list"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
