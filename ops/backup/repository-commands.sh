#!/bin/sh
# The forced command of the shop's key on the backup machine: all that the shop can do here is add WAL and read the report. It cannot
# name a file, replace a segment (pgBackRest refuses another one of the same name) or remove anything.
# repository-commands.sh [folder] [configuration of pgBackRest]
set -euf
folder=${1:-/var/lib/tokhi-backup}
configuration=${2:-/etc/pgbackrest/pgbackrest.conf}

# A missing or empty part is reported as null.
part() { [ -s "$folder/state/$1.json" ] && cat "$folder/state/$1.json" || echo null; }

take_wal() { # name, sha256
  # A segment, a timeline's history or the label of a backup.
  echo "$1" | grep -Eqx '[0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?|[0-9A-F]{8}\.history' || return 1
  echo "$2" | grep -Eqx '[0-9a-f]{64}' || return 1
  incoming=$(mktemp -d "$folder/incoming/XXXXXXXX")
  trap 'rm -rf "$incoming"' EXIT
  # A segment has 16 MB; more input is cut off, so its checksum fails.
  head -c 17000000 >"$incoming/$1"
  echo "$2  $incoming/$1" | sha256sum --check --status || { echo "$1 did not come whole" >&2; exit 1; }
  pgbackrest --config="$configuration" --stanza=tokhi --log-level-console=off --log-level-stderr=error \
    archive-push "$incoming/$1"
  touch "$folder/state/last-wal"
}

# Split into words, without a shell that would interpret the input.
set -- ${SSH_ORIGINAL_COMMAND:-nothing}
case "$1 $#" in
  'wal 3') take_wal "$2" "$3" || { echo 'That is no name of a segment.' >&2; exit 1; } ;;
  'report 1')
    printf '{"writtenAt":"%s","lastWalAt":%s,"freeKilobytes":%s,"wholeKilobytes":%s,"backup":%s,"media":%s,"rehearsal":%s}\n' \
      "$(date -u +%FT%TZ)" "$(date -u -r "$folder/state/last-wal" '+"%FT%TZ"' 2>/dev/null || echo null)" \
      $(df -k --output=avail,size "$folder" | tail -n 1 | awk '{ print $1, $2 }') \
      "$(part backup)" "$(part media)" "$(part rehearsal)"
    ;;
  *)
    echo 'This key adds WAL and reads the report, nothing else.' >&2
    exit 1
    ;;
esac
