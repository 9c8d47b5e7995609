"""What the schema objects to, as one line for people: the part, what is wrong, what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from sixrealms.errors import Alternatives, Phrase, Sayable, ScenarioRefused
from sixrealms.scenarios.mistake import Path, spelled
from sixrealms.scenarios.schema import SCHEMA
from sixrealms.scenarios.yaml_text import Document

_TYPES: Final = frozenset({"object", "array", "string", "integer", "boolean"})
_BOUNDS: Final = {
    "minItems": "mistake-at-least", "maxItems": "mistake-more-entries", "minLength": "mistake-empty",
    "maxLength": "mistake-longer", "minimum": "mistake-minimum", "maximum": "mistake-maximum",
    "minProperties": "mistake-at-least", "maxProperties": "mistake-more-entries", "pattern": "mistake-pattern",
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
    where = f"{source}:{document.line(path)}{': ' if path else ''}{spelled(path)}"
    raise ScenarioRefused("at-place", where=where, what=_sentence(first))


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


def _sentence(error: ValidationError) -> Phrase:
    value, wanted, rule = _any(error.instance), _any(error.validator_value), str(error.validator)
    if rule == "additionalProperties":
        return _near("mistake-no-part", _extra(error)[0], _parts(error))
    if rule == "required":
        missing = [key for key in wanted if key not in value]
        return Phrase("mistake-missing", part=repr(missing[0]))
    if rule == "type":
        return Phrase("mistake-type", wanted=_type(wanted), found=_short(value))
    if rule in ("enum", "const"):
        known = list(wanted) if rule == "enum" else [wanted]
        return _near("mistake-impossible", str(value), known, value=_short(value))
    if rule == "anyOf":
        return Phrase("mistake-form", value=_short(value), forms=EitherOf(_forms(wanted)))
    if rule in _BOUNDS:
        return Phrase(_BOUNDS[rule], bound=str(wanted))
    return Phrase("said-by-another", what=str(error.message)[:200])


class EitherOf(NamedTuple):
    """One of several parts of a sentence."""

    of: tuple[Sayable, ...]

    def said(self, language: str) -> str:
        """The parts with the word between them."""
        return Alternatives(dict.fromkeys(one.said(language) for one in self.of)).said(language)


def _forms(schemas: Iterable[Any]) -> tuple[Sayable, ...]:
    return tuple(_form(form) for form in schemas)


def _form(form: Any) -> Phrase:
    if "const" in form:
        return Phrase("said-by-another", what=str(form["const"]))
    if "enum" in form:
        return Phrase("form-one-of", known=", ".join(map(str, form["enum"])))
    if "$ref" in form:
        return Phrase("form-part", part=form["$ref"].rsplit("/", 1)[-1])
    if form.get("type") == "object" and form.get("required"):
        return Phrase("form-mapping-with", parts=", ".join(form["required"]))
    return _type(form.get("type"))


def _type(name: object) -> Phrase:
    return Phrase(f"form-{name}") if name in _TYPES else Phrase("form-else")


def _near(message_id: str, given: str, known: Sequence[object], **values: str | Sayable) -> Phrase:
    words = [str(word) for word in known]
    near = difflib.get_close_matches(given[:60], words, n=1, cutoff=0.6)
    if near:
        return Phrase(f"{message_id}-near", near=near[0], **values)
    return Phrase(message_id, known=", ".join(words), **values)


def _short(value: object) -> str | Phrase:
    if isinstance(value, dict | list):
        return Phrase("form-object-short" if isinstance(value, dict) else "form-array")
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
