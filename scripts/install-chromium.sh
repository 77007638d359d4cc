#!/bin/sh
# Installs Debian's Chromium for the journeys, where that is possible; else says how to get it.
set -eu
if [ -x /usr/bin/chromium ]; then exit 0; fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo "Chromium is missing at /usr/bin/chromium (only npm run e2e needs it). On Debian: sudo apt-get install chromium" >&2
  exit 0
fi
echo "      Installing Debian's chromium …"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium >/dev/null
