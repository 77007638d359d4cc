// `node_modules/.bin/node scripts/run-as.ts <process> <file> …`: runs a file as the user of that process and with its settings in
// /etc/tokhi, as its unit does. Only root may read them. For migrations, invitations, and running the doctor manually.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const SETTINGS = '/etc/tokhi';

const [name = '', ...args] = process.argv.slice(2);
if (!/^[a-z]+$/.test(name) || args.length === 0) {
  console.error('Which process, and which file? scripts/run-as.ts migrate server/src/migrate.ts');
  process.exit(1);
}
const settings = ['shop', name].map((file) => parseEnv(readFileSync(`${SETTINGS}/${file}.env`, 'utf8')));
const idOf = (kind: 'passwd' | 'group', of: string) =>
  Number(spawnSync('getent', [kind, of], { encoding: 'utf8' }).stdout.split(':')[2]);
const { status } = spawnSync(process.execPath, args, {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings[0], ...settings[1] },
  stdio: 'inherit',
  uid: idOf('passwd', `tokhi-${name}`),
  // The units' group: the processes read each other's files.
  gid: idOf('group', 'tokhi'),
});
process.exit(status ?? 1);
