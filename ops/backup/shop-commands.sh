#!/bin/sh
# The forced command of the backup machine's key for the shop's user postgres: pgBackRest reads the database files, and psql the
# counts. Media have their own key (rrsync -ro).
# shop-commands.sh [database] [more arguments of psql]
set -euf
database=${1:-tokhi}
[ $# = 0 ] || shift
here=$(cd "$(dirname "$0")" && pwd)
case ${SSH_ORIGINAL_COMMAND:-} in
  'pgbackrest '*' backup:remote' | 'pgbackrest '*' check:remote' | 'pgbackrest '*' stanza-create:remote')
    exec /usr/bin/pgbackrest ${SSH_ORIGINAL_COMMAND#pgbackrest }
    ;;
  counts) exec psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --file="$here/counts.sql" "$@" "$database" ;;
  *)
    echo 'This key reads the database for a backup, nothing else.' >&2
    exit 1
    ;;
esac
