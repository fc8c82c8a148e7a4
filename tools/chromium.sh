#!/bin/sh
# Installs chromium, for the browser tests, with whatever package manager this system has.
set -eu
if command -v chromium >/dev/null; then
  exit 0
fi

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

echo "Installing chromium (once) …"
if command -v apt-get >/dev/null; then
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >/dev/null
elif command -v dnf >/dev/null; then
  as_root dnf install -q -y chromium
elif command -v pacman >/dev/null; then
  as_root pacman -S --noconfirm chromium
elif command -v apk >/dev/null; then
  as_root apk add -q chromium
else
  echo "There is no package manager here that this script knows: install chromium so that the command \`chromium\` is found." >&2
  exit 1
fi
