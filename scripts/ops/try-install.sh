#!/bin/sh
# sh scripts/ops/try-install.sh [folder]: makes a fresh Debian 12 with debootstrap and runs every block of ops/install.md in it word for word,
# on the committed state of this checkout; from the database on under its own systemd, with the unchanged units. Then it sells an
# order, kills each process, checks that systemd restarts it, deploys another release and rolls it back with ops/deploy, and
# sells another order. Needs root, Debian's debootstrap and systemd-container and the internet; takes about fifteen minutes and cleans up,
# except a named folder: the next run finds its Debian and its database there. NPM_CACHE=~/.npm: reuses packages that were fetched before.
#
# Differences from a real machine, and why:
# - the first three steps need the internet and run in a chroot, where a stand-in for systemctl enables units and starts none; the rest runs in
#   a systemd-nspawn container, whose only network is its own loopback
# - the repository is next to the checkout, and the packages of the other release are copied, because the container reaches no registry
# - nobody can sign a certificate: certbot is skipped, and the shop is called by
#   its name with its self-signed certificate
# - `editor` is a program that fills the empty settings
# - chrony does not run in a container; with cgroups v1 in the kernel, MemoryMax has no effect
# - the products sold in the end are the demo shop's: an owner would enter some first
set -eu
cd "$(dirname "$0")/../.."
[ "$(id -u)" = 0 ] || { echo 'Only root can make another Debian.' >&2; exit 1; }
sh scripts/install-debian.sh /usr/sbin/debootstrap debootstrap
sh scripts/install-debian.sh /usr/bin/systemd-nspawn systemd-container
kept=${1:-}
root=${kept:-$(mktemp -d /tmp/tokhi-install-XXXXXX)}
container=

unmount() { umount "$root/proc" "$root/dev" "$root/npm" 2>/dev/null || true; }
leave() {
  status=$?
  trap - EXIT
  # The systemd inside then stops everything.
  [ -z "$container" ] || { kill "$container" 2>/dev/null && wait "$container" || true; }
  # Processes still running in there were started by this script.
  for process in /proc/[0-9]*; do
    [ "$(readlink "$process/root" 2>/dev/null)" = "$root" ] && kill -9 "${process#/proc/}" 2>/dev/null
  done
  unmount
  [ -n "$kept" ] || rm -rf --one-file-system "$root"
  [ "$status" = 0 ] && echo 'The shop is installed, runs under systemd and has sold two orders.'
  exit "$status"
}
trap leave EXIT
trap 'exit 1' INT TERM

[ -x "$root/usr/bin/apt-get" ] || debootstrap --variant=minbase --include=systemd,systemd-sysv bookworm "$root" >/dev/null
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
settings=
if [ -n "${NPM_CACHE:-}" ]; then
  mkdir -p "$root/npm"
  mount --bind "$NPM_CACHE" "$root/npm"
  settings='npm_config_cache=/npm npm_config_prefer_offline=true'
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"
# Behind a TLS-intercepting proxy, the container trusts what this machine trusts.
trusted=${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS=/var/tmp/trusted.pem}
[ -z "$trusted" ] || cp "$NODE_EXTRA_CA_CERTS" "$root/var/tmp/trusted.pem"
repository=$root/var/tmp/tokhi.git
rm -rf "$root/srv/tokhi" "$root/opt/tokhi" "$repository"
git clone --quiet --bare --no-hardlinks . "$repository"
trial=$(git --git-dir "$repository" -c user.name=trial -c user.email=trial@tokhi.example commit-tree 'HEAD^{tree}' -p HEAD -m 'A trial release')
git --git-dir "$repository" tag trial "$trial"
git clone --quiet "$repository" "$root/srv/tokhi"
git -C "$root/srv/tokhi" remote set-url origin /var/tmp/tokhi.git

# The blocks under the headings from one number to another, without skipped ones.
blocks() {
  awk -v from="$1" -v to="$2" '
    /^## [0-9]/ { step = $2 + 0 }
    /^```sh$/ { inside = 1; text = ""; next }
    /^```$/ { if (inside && step >= from && step <= to && text !~ /certbot certonly/) printf "%s", text; inside = 0; next }
    inside { text = text $0 "\n" }' ops/install.md
}
# Writes stdin to a file inside; runs it with the given command.
inside() {
  { echo 'set -eux'; blocks 1 1 | grep '^export'; cat; } >"$root/var/tmp/steps.sh"
  "$@" /usr/bin/env -i HOME=/var/tmp TERM=dumb $trusted $settings PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin sh /var/tmp/steps.sh
}

# Nothing is started before the container runs.
cat >"$root/usr/local/bin/systemctl" <<'SYSTEMCTL'
#!/bin/sh
[ "$1" = enable ] || { echo "left out: systemctl $*"; exit 0; }
shift
[ "$1" != --now ] || shift
exec /usr/bin/systemctl enable "$@"
SYSTEMCTL
chmod +x "$root/usr/local/bin/systemctl"
blocks 1 3 | inside chroot "$root"
rm "$root/usr/local/bin/systemctl"
# Its package took the next port if PostgreSQL already runs on this machine.
sed -i 's/^port = .*/port = 5432/' "$root/etc/postgresql/15/main/postgresql.conf"
cat >"$root/usr/local/bin/editor" <<'EDITOR'
#!/bin/sh
sed -i 's|^SMTP_URL=$|SMTP_URL=smtp://127.0.0.1:25|; s|^MAIL_FROM=$|MAIL_FROM=shop@tokhi.example|; s#^\(GOOGLE\|FACEBOOK\)_\([A-Z_]*\)=$#\1_\2=17#' "$1"
EDITOR
chmod +x "$root/usr/local/bin/editor"
unmount
settings=

systemd-nspawn --quiet --directory="$root" --boot --private-network --register=no --keep-unit --console=pipe >"$root/var/tmp/console.log" 2>&1 </dev/null &
container=$!
enter() { nsenter --target "$(pgrep --parent "$container")" --mount --uts --ipc --net --pid --root --wd "$@"; }
for try in $(seq 60); do
  case $(enter systemctl is-system-running 2>/dev/null) in running | degraded) break ;; esac
  sleep 1
done

{
  blocks 4 8
  cat <<'LOOK'
cd /srv/tokhi
answers() {
  for try in $(seq 120); do
    status=$(/srv/tokhi/node_modules/.bin/node -e '
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
      const { request } = require("node:https");
      request({ host: "127.0.0.1", headers: { host: process.argv[1] }, servername: process.argv[1], path: process.argv[2] }, (answer) => {
        console.log(answer.statusCode); answer.destroy();
      }).on("error", ({ code }) => console.log(code)).end();' "$1" "$2" 2>/dev/null)
    [ "$status" = 200 ] && return 0
    sleep 1
  done
  echo "$1$2 answered $status" >&2
  journalctl --no-pager --lines=60 --unit='tokhi-*' >&2
  return 1
}
answers "$SHOP" /home
answers "$SHOP" /robots.txt
answers "$ADMIN" /
node_modules/.bin/node scripts/run-as.ts migrate server/src/prepare-database.ts
node_modules/.bin/node scripts/ops/sell-an-order.ts "$SHOP"
for unit in tokhi-api@3000 tokhi-worker tokhi-admin; do
  kill -9 "$(systemctl show --property=MainPID --value "$unit")"
done
sleep 2
for unit in tokhi-api@3000 tokhi-worker tokhi-admin; do
  for try in $(seq 60); do systemctl is-active --quiet "$unit" && break; sleep 1; done
  test "$(systemctl show --property=NRestarts --value "$unit")" = 1
done
answers "$SHOP" /home
answers "$ADMIN" /
cd /
packages='(cd /srv/tokhi && find . -name node_modules -prune -print0 | tar --create --null --files-from=-) | tar --extract'
INSTALL_COMMAND=$packages /srv/tokhi/ops/deploy trial
answers "$SHOP" /home
/srv/tokhi/ops/deploy back
answers "$SHOP" /home
answers "$ADMIN" /
cd /srv/tokhi
node_modules/.bin/node scripts/ops/sell-an-order.ts "$SHOP"
systemctl start tokhi-verify-books
# Its timer starts it only later; it fails because nothing outside is reachable.
systemctl start tokhi-doctor || true
systemctl list-timers --no-pager 'tokhi-*'
LOOK
  blocks 9 9 | sed 's|doctor/main.ts$|doctor/main.ts >/var/tmp/doctor.txt \|\| true|'
  echo 'systemctl --failed --no-pager --no-legend --plain >/var/tmp/failed.txt'
} | inside enter

cat "$root/var/tmp/doctor.txt" "$root/var/tmp/failed.txt"
# Nothing outside is reachable from there, and no names resolve; everything on the machine is good.
for what in settings: Node.js PostgreSQL migrations: Redis: 'Redis 7' worker:; do
  grep -q "^good .*$what" "$root/var/tmp/doctor.txt" || { echo "The doctor does not find this good: $what" >&2; exit 1; }
done
if grep -v '^tokhi-doctor' "$root/var/tmp/failed.txt"; then exit 1; fi
