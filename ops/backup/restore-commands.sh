#!/bin/sh
# The forced command of a key that the database machine has only during a restore: pgBackRest reads the repository. Add its
# line to authorized_keys for that hour and remove it afterwards (ops/backup.md): this key can read every backup.
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
