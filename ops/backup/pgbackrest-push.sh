#!/bin/sh
# archive_command of the shop: pgbackrest-push.sh %p %f. PostgreSQL keeps the segment and retries until this exits with 0; pgBackRest
# accepts only a command that contains its name.
# TOKHI_BACKUP_DOOR: replaces ssh in drills. A segment's empty part compresses to nothing.
set -eu
sum=$(sha256sum "$1" | cut -d ' ' -f 1)
exec ${TOKHI_BACKUP_DOOR:-ssh -C -o BatchMode=yes -o ConnectTimeout=10 -o ServerAliveInterval=10 tokhi-backup} "wal $2 $sum" <"$1"
