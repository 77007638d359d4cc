#!/bin/sh
# The forced command of a key that the machine of the database has only while it is restored: pgBackRest reads the repository. Add its
# line to authorized_keys for that hour and take it out again (ops/backup.md): who has this key reads every backup.
set -euf
case ${SSH_ORIGINAL_COMMAND:-} in
  'pgbackrest '*' info:remote' | 'pgbackrest '*' restore:remote' | 'pgbackrest '*' archive-get:remote')
    exec /usr/bin/pgbackrest ${SSH_ORIGINAL_COMMAND#pgbackrest }
    ;;
  *)
    echo 'This key reads backups for a restore, nothing else.' >&2
    exit 1
    ;;
esac
