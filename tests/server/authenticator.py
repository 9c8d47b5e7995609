"""An authenticator without hardware: it makes passkeys and shows them as a browser would pass them on."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

_PRESENT, _HOLDS_KEY = 0x01, 0x40
_ES256 = -7


class Authenticator:
    """One passkey for one host, made with the first `make`; `origin` is the page the browser says it is at."""

    def __init__(self, origin: str = "https://testserver.local") -> None:
        self.origin = origin
        self.host = origin.partition("://")[2].partition(":")[0]
        self.id = os.urandom(16)
        self.uses = 0
        self.flags = _PRESENT
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, asked: dict[str, Any], **otherwise: Any) -> dict[str, Any]:
        """What a browser tells of the new passkey; `otherwise` changes what it says it was asked."""
        assert _ES256 in asked["algorithms"]
        point = self._key.public_key().public_numbers()
        public_key = cbor2.dumps({1: 2, 3: _ES256, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
        held = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public_key
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(self.flags | _HOLDS_KEY) + held}
        return {
            "id": text(self.id),
            "client_data": text(self._client_data("webauthn.create", asked, otherwise)),
            "attestation": text(cbor2.dumps(attestation)),
        }

    def show(self, asked: dict[str, Any], **otherwise: Any) -> dict[str, Any]:
        """What a browser tells when the passkey is shown."""
        self.uses += 1
        client_data, data = self._client_data("webauthn.get", asked, otherwise), self._data(self.flags)
        signature = self._key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return {
            "id": text(self.id),
            "client_data": text(client_data),
            "authenticator_data": text(data),
            "signature": text(signature),
        }

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _client_data(self, kind: str, asked: dict[str, Any], otherwise: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": asked["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(said | otherwise).encode()


def text(content: bytes) -> str:
    """Bytes as base64url."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")
