#!/bin/sh
# Installs the Debian packages of a missing command if possible; otherwise says how to get it.
#   sh scripts/install-debian.sh /usr/bin/chromium chromium
set -eu
command=$1
shift
if [ -x "$command" ]; then exit 0; fi
if [ "$(id -u)" != 0 ] || [ ! -x /usr/bin/apt-get ]; then
  echo "$command is missing. On Debian: sudo apt-get install $*" >&2
  exit 0
fi
echo "      Installing $* …"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends "$@" >/dev/null
