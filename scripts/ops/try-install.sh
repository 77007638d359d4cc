#!/bin/sh
# sh scripts/ops/try-install.sh [folder]: a fresh Debian 12 by debootstrap, in which every block of ops/install.md is run word for word,
# on the committed state of this checkout. Needs root, Debian's debootstrap and the internet; takes some ten minutes and cleans up,
# but for a folder that is named, which the next run goes on with. NPM_CACHE=~/.npm: packages that were fetched before are not again.
#
# What differs from a machine of its own, and why:
# - no systemd as process 1: `systemctl` is a program that only says what it was asked; daemons and processes are started here, the
#   processes by scripts/run-as.ts, as the user and with the settings of their units, without their hardening
# - the repository is copied and not cloned, and there is nobody who signs a certificate: certbot is passed over, and the shop is asked by
#   its name with the certificate that it signed itself
# - `editor` is a program that fills the empty settings
# - the goods that are sold in the end are the demo shop's: an owner would enter some first
# - from the database on it has a network of its own, so that its ports are free and its firewall is not this machine's
set -eu
cd "$(dirname "$0")/../.."
[ "$(id -u)" = 0 ] || { echo 'Only root can make another Debian.' >&2; exit 1; }
sh scripts/install-debian.sh /usr/sbin/debootstrap debootstrap
kept=${1:-}
root=${kept:-$(mktemp -d /tmp/tokhi-install-XXXXXX)}
space=tokhi-install-$$

leave() {
  status=$?
  trap - EXIT
  # Whoever still works in there was started by this script.
  for process in /proc/[0-9]*; do
    [ "$(readlink "$process/root" 2>/dev/null)" = "$root" ] && kill -9 "${process#/proc/}" 2>/dev/null
  done
  ip netns delete "$space" 2>/dev/null
  umount "$root/proc" "$root/dev" 2>/dev/null
  [ -z "${NPM_CACHE:-}" ] || umount "$root/npm" 2>/dev/null
  [ -n "$kept" ] || rm -rf --one-file-system "$root"
  [ "$status" = 0 ] && echo 'The shop is installed, answers and has sold an order.'
  exit "$status"
}
trap leave EXIT
trap 'exit 1' INT TERM

[ -x "$root/usr/bin/apt-get" ] || debootstrap --variant=minbase --include=systemd,systemd-sysv bookworm "$root" >/dev/null
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
cache=
if [ -n "${NPM_CACHE:-}" ]; then
  mkdir -p "$root/npm"
  mount --bind "$NPM_CACHE" "$root/npm"
  cache='npm_config_cache=/npm npm_config_prefer_offline=true'
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"
# Behind a network that signs everything anew, who is believed here is believed there.
trusted=${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS=/var/tmp/trusted.pem}
[ -z "$trusted" ] || cp "$NODE_EXTRA_CA_CERTS" "$root/var/tmp/trusted.pem"
mkdir -p "$root/srv/tokhi/.git"
git archive HEAD | tar -x -C "$root/srv/tokhi"
ip netns add "$space"
ip -n "$space" link set lo up

# The blocks under the headings from one number to another, without those that are passed over.
blocks() {
  awk -v from="$1" -v to="$2" '
    /^## [0-9]/ { step = $2 + 0 }
    /^```sh$/ { inside = 1; text = ""; next }
    /^```$/ { if (inside && step >= from && step <= to && text !~ /certbot certonly/) printf "%s", text; inside = 0; next }
    inside { text = text $0 "\n" }' ops/install.md
}
inside() { # network, what is run
  { echo 'set -eux'; blocks 1 1 | grep '^export'; cat; } >"$root/var/tmp/steps.sh"
  ${1:+ip netns exec "$1"} chroot "$root" /usr/bin/env -i HOME=/var/tmp TERM=dumb $trusted $cache PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin sh /var/tmp/steps.sh
}

printf '#!/bin/sh\necho "left out: systemctl $*"\n' >"$root/usr/local/bin/systemctl"
chmod +x "$root/usr/local/bin/systemctl"
blocks 1 3 | inside ''
# Its package looked at this machine's ports, and took the next one where PostgreSQL runs here, too.
sed -i 's/^port = .*/port = 5432/' "$root/etc/postgresql/15/main/postgresql.conf"

cat >"$root/usr/local/bin/editor" <<'EDITOR'
#!/bin/sh
sed -i 's|^SMTP_URL=$|SMTP_URL=smtp://127.0.0.1:25|; s|^MAIL_FROM=$|MAIL_FROM=shop@tokhi.example|; s#^\(GOOGLE\|FACEBOOK\)_\([A-Z_]*\)=$#\1_\2=17#' "$1"
EDITOR
chmod +x "$root/usr/local/bin/editor"
{
  echo 'pg_ctlcluster 15 main start; runuser -u redis -- redis-server /etc/redis/redis.conf --daemonize yes'
  blocks 4 7
  echo 'nginx'
  blocks 8 8
  cat <<'START'
cd /srv/tokhi
for name in api worker admin; do
  node_modules/.bin/node scripts/run-as.ts $name server/src/$name.ts >/var/log/tokhi-$name.log 2>&1 &
done
answers() {
  for try in $(seq 120); do
    status=$(node_modules/.bin/node -e '
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
      const { request } = require("node:https");
      request({ host: "127.0.0.1", headers: { host: process.argv[1] }, servername: process.argv[1], path: process.argv[2] }, (answer) => {
        console.log(answer.statusCode); answer.destroy();
      }).on("error", ({ code }) => console.log(code)).end();' "$1" "$2" 2>/dev/null)
    [ "$status" = 200 ] && return 0
    sleep 1
  done
  echo "$1$2 answered $status" >&2
  tail -n 20 /var/log/tokhi-*.log >&2
  return 1
}
answers "$SHOP" /home
answers "$SHOP" /robots.txt
answers "$ADMIN" /
START
  echo 'node_modules/.bin/node scripts/run-as.ts migrate server/src/prepare-database.ts'
  echo 'node_modules/.bin/node scripts/ops/sell-an-order.ts "$SHOP"'
  blocks 9 9 | sed 's|doctor/main.ts$|doctor/main.ts >/var/tmp/doctor.txt \|\| true|'
} | inside "$space"

cat "$root/var/tmp/doctor.txt"
# Nobody outside is reached from in there, nor are the names known; all that is on the machine is well.
for what in settings: Node.js PostgreSQL migrations: Redis: 'Redis 7' worker:; do
  grep -q "^good .*$what" "$root/var/tmp/doctor.txt" || { echo "The doctor does not find this good: $what" >&2; exit 1; }
done
