#!/bin/sh
# Installs units, users, folders, journal and log rotation of this release: sh ops/install-units.sh [root]. Safe to run
# again; `root` is another machine's root directory, for an image or a test.
set -eu
ops=$(cd "$(dirname "$0")" && pwd)
root=${1:-}
units=$root/etc/systemd/system
install -d "$units" "$root/etc/sysusers.d" "$root/etc/tmpfiles.d" "$root/etc/systemd/journald.conf.d" "$root/etc/logrotate.d"
install -m 0644 "$ops"/systemd/*.service "$ops"/systemd/*.timer "$units"
# Hardens all units alike.
for unit in "$ops"/systemd/*.service; do
  install -d "$units/$(basename "$unit").d"
  install -m 0644 "$ops/systemd/hardening.conf" "$units/$(basename "$unit").d/hardening.conf"
done
install -m 0644 "$ops/machine/sysusers.conf" "$root/etc/sysusers.d/tokhi.conf"
install -m 0644 "$ops/machine/tmpfiles.conf" "$root/etc/tmpfiles.d/tokhi.conf"
install -m 0644 "$ops/machine/journald.conf" "$root/etc/systemd/journald.conf.d/tokhi.conf"
install -m 0644 "$ops/machine/logrotate.conf" "$root/etc/logrotate.d/nginx"
if [ -z "$root" ]; then
  systemd-sysusers tokhi.conf
  systemd-tmpfiles --create tokhi.conf
  # Only if systemd runs; in an image it reads them at its start.
  if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    systemctl restart systemd-journald
  fi
fi
