#!/bin/sh
# Installs units, user and folders of the backup machine: sh ops/backup/install-backup-machine.sh [root]. Safe to run again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=${1:-}
units=$root/etc/systemd/system
install -d "$units" "$root/etc/sysusers.d" "$root/etc/tmpfiles.d"
install -m 0644 "$here"/systemd/*.service "$here"/systemd/*.timer "$units"
for unit in "$here"/systemd/*.service; do
  install -d "$units/$(basename "$unit").d"
  install -m 0644 "$here/../systemd/hardening.conf" "$units/$(basename "$unit").d/hardening.conf"
done
install -m 0644 "$here/sysusers.conf" "$root/etc/sysusers.d/tokhi-backup.conf"
install -m 0644 "$here/tmpfiles.conf" "$root/etc/tmpfiles.d/tokhi-backup.conf"
if [ -z "$root" ]; then
  systemd-sysusers tokhi-backup.conf
  systemd-tmpfiles --create tokhi-backup.conf
  [ ! -d /run/systemd/system ] || systemctl daemon-reload
fi
