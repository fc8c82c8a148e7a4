"""Write the types of the wire for the client: from `server/protocol.py` to `web/src/protocol/types.ts`.

    python tools/protocol.py            # writes the file (make protocol)
    python tools/protocol.py --check    # says whether it is current

msgspec describes the types as JSON Schema, openapi-typescript turns that into TypeScript. Below the generated
part every type gets its plain name.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, cast

import msgspec

from mythagora.server import protocol

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "protocol" / "types.ts"
GENERATOR = ROOT / "web" / "node_modules" / ".bin" / "openapi-typescript"
UNIONS = {
    "GameView": protocol.GameView,
    "ServerMessage": protocol.ServerMessage,
    "ClientMessage": protocol.ClientMessage,
}


def types() -> list[type]:
    """Every type of the wire, and the views of the games."""
    own = [kind for kind in vars(protocol).values() if isinstance(kind, type)]
    structs = [
        kind for kind in own if issubclass(kind, msgspec.Struct) and kind.__module__ == protocol.__name__
    ]
    views = [*cast(Any, protocol.GameView).__args__, *protocol.OUTLOOKS]
    bases = (protocol.Part, protocol.FromServer, protocol.FromClient)
    return [kind for kind in structs if kind not in bases] + views


def document() -> dict[str, Any]:
    """An OpenAPI document with nothing but the types."""
    _, components = msgspec.json.schema_components(types(), ref_template="#/components/schemas/{name}")
    for schema in components.values():
        fill_in(schema)
    head = {
        "openapi": "3.1.0",
        "info": {"title": "Mythagora", "version": str(protocol.PROTOCOL)},
        "paths": {},
    }
    return {**head, "components": {"schemas": components}}


def fill_in(schema: dict[str, Any]) -> None:
    """What the server sends is always there, a default or not; what a client sends may leave it out."""
    title = schema.get("title", "")
    sent = not (title.endswith("Wish") or getattr(protocol, title, None) in client_messages())
    if sent and "properties" in schema:
        schema["required"] = list(schema["properties"])
    for part in schema.get("properties", {}).values():
        for kind in [part, *part.get("anyOf", [])]:
            if kind.get("type") == "object":
                kind.setdefault("additionalProperties", True)  # or TypeScript takes it for an empty one


def client_messages() -> tuple[type, ...]:
    return cast(tuple[type, ...], cast(Any, protocol.ClientMessage).__args__)


def generate() -> str:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "openapi.json"), Path(folder, "types.ts")
        source.write_text(json.dumps(document()))
        command = [str(GENERATOR), str(source), "-o", str(target), "--default-non-nullable", "false"]
        subprocess.run(command, check=True, capture_output=True)
        text = target.read_text()
    text = re.sub(r"^/\*\*.*?\*/\n", "", text, count=1, flags=re.DOTALL)
    names = sorted(document()["components"]["schemas"])
    lines = [f"export type {name} = components['schemas']['{name}'];" for name in names]
    for name, union in UNIONS.items():
        members = " | ".join(kind.__name__ for kind in cast(Any, union).__args__)
        lines.append(f"export type {name} = {members};")
    lines.append(f"export const PROTOCOL = {protocol.PROTOCOL};")
    head = "// Generated from src/mythagora/server/protocol.py by `make protocol`. Do not edit.\n"
    return head + text + "\n" + "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the types of the wire for the client.")
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    text = generate()
    if not parser.parse_args().check:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text)
        return 0
    if TARGET.exists() and TARGET.read_text() == text:
        return 0
    print(f"{TARGET.relative_to(ROOT)} is not what server/protocol.py says: make protocol", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
