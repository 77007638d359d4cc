// `npm run setup`, the first command after a clone. Plain JavaScript for any Node version: it installs the packages and
// starts scripts/setup-shop.ts on Node 24, which comes with the packages on Linux x64.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chooseNode } from './setup/choose-node.mjs';

const { platform, arch, execPath } = process;
const { node, problem } = chooseNode({ platform, arch, version: process.versions.node, execPath });
if (problem) stop(problem);

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
// npm skips an optional package whose download failed.
if (!existsSync(node)) stop(`${node} is missing. Is the package registry reachable? Run npm ci again.`);
run(node, ['scripts/setup-shop.ts', ...process.argv.slice(2)], '');

function run(command, args, hint) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) stop(hint);
}

function stop(message) {
  if (message) console.error(message);
  process.exit(1);
}
