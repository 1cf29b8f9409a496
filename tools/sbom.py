"""What a release contains, as a CycloneDX bill of materials: python -m tools.sbom > folsom.cdx.json

Python packages with the hashes of all their published files come from the pinned requirements, the packages inside
the browser client from its notices, with their integrity from the lock file. The same pins give the same text.
"""

import base64
import json
import re
import sys
import uuid
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

from folsom import __version__

ROOT = Path(__file__).parents[1]
PIN = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>[\w.+!-]+)(?P<rest>(?:.*\\)?\n(?:    .*\n)*)", re.MULTILINE
)
NOTICE = re.compile(r"^-{80}\n(?P<name>\S+) (?P<version>\S+) \((?P<licence>[^)]+)\)", re.MULTILINE)
OURS = f"pkg:pypi/folsom@{__version__}"


class Package(NamedTuple):
    """A package that is needed or contained, and by whom."""

    purl: str
    name: str
    version: str
    hashes: tuple[tuple[str, str], ...]
    licence: str | None
    needed_by: tuple[str, ...]


def python_packages(pins: str) -> list[Package]:
    """What a file of pinned requirements names."""
    return [
        Package(
            _pypi(found["name"], found["version"]),
            found["name"],
            found["version"],
            tuple(("SHA-256", each) for each in re.findall(r"sha256:(\w+)", found["rest"])),
            _licence_of(found["name"]),
            tuple(_names_behind(found["rest"])),
        )
        for found in PIN.finditer(pins)
    ]


def client_packages(notices: str, lock: str) -> list[Package]:
    """What the built browser client contains."""
    locked = json.loads(lock)["packages"]
    return [
        Package(
            f"pkg:npm/{found['name'].replace('@', '%40')}@{found['version']}",
            found["name"],
            found["version"],
            _integrity(locked[f"node_modules/{found['name']}"]["integrity"]),
            found["licence"],
            ("folsom",),
        )
        for found in NOTICE.finditer(notices)
    ]


def bill(packages: Iterable[Package]) -> dict[str, Any]:
    """The whole document."""
    listed = sorted(packages)
    purl_of = {"folsom": OURS, **{each.name: each.purl for each in listed}}
    needs: dict[str, list[str]] = {purl: [] for purl in purl_of.values()}
    for each in listed:
        for name in each.needed_by:
            needs[purl_of[name]].append(each.purl)
    number = uuid.uuid5(uuid.NAMESPACE_URL, "\n".join([OURS, *(each.purl for each in listed)]))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": number.urn,
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": OURS,
                "name": "folsom",
                "version": __version__,
                "purl": OURS,
                "licenses": [{"expression": "MIT"}],
            }
        },
        "components": [_component(each) for each in listed],
        "dependencies": [
            {"ref": purl, "dependsOn": sorted(others)} for purl, others in sorted(needs.items())
        ],
    }


def _component(package: Package) -> dict[str, Any]:
    component: dict[str, Any] = {
        "type": "library",
        "bom-ref": package.purl,
        "name": package.name,
        "version": package.version,
        "purl": package.purl,
        "hashes": [{"alg": kind, "content": each} for kind, each in package.hashes],
    }
    if package.licence:
        component["licenses"] = [{"license": {"name": package.licence}}]
    return component


def _pypi(name: str, version: str) -> str:
    return f"pkg:pypi/{re.sub(r'[-_.]+', '-', name).lower()}@{version}"


def _names_behind(rest: str) -> list[str]:
    """Who needs it, as pip-compile notes it: `# via numba`, or a line for each."""
    noted = re.findall(r"^    #\s+(?:via )?([\w.-]+)", rest.replace("# via\n", "#\n"), re.MULTILINE)
    return sorted(set(noted))


def _licence_of(name: str) -> str | None:
    """As the installed package says itself, in a line."""
    try:
        about = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return None
    said: str = (about.get_all("License-Expression") or about.get_all("License") or [""])[0]
    if said and "\n" not in said and len(said) < 80:
        return said
    classes = [each for each in about.get_all("Classifier") or () if each.startswith("License ::")]
    return str(classes[0]).rpartition(" :: ")[2] if classes else None


def _integrity(text: str) -> tuple[tuple[str, str], ...]:
    kind, _, encoded = text.partition("-")
    return ((kind.upper().replace("SHA", "SHA-"), base64.b64decode(encoded).hex()),)


def write_bill() -> str:
    """The bill of what `make wheels` has built."""
    client = ROOT / "src" / "folsom" / "web_dist" / "notices.txt"
    packages = [
        *python_packages((ROOT / "requirements" / "run.txt").read_text()),
        *client_packages(client.read_text(), (ROOT / "web" / "package-lock.json").read_text()),
    ]
    return json.dumps(bill(packages), indent=1) + "\n"


if __name__ == "__main__":
    sys.stdout.write(write_bill())
