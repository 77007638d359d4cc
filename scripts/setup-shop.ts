// The second half of `npm run setup`, on Node 24: services, database, reference and demo data. Safe to run again.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { platformHints } from './setup/platform-hints.ts';

const hints = platformHints(process.platform, process.arch, existsSync('/usr/bin/apt-get'));

const databaseUrl = new URL(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/tokhi');
const redisUrl = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379/0');

console.log('[2/5] Services');
const missing = [
  await service('PostgreSQL', databaseUrl, 5432, hints.postgresql),
  await service('Redis', redisUrl, 6379, hints.redis),
].filter((hint) => hint !== null);
if (missing.length > 0) {
  console.error(`\nStart what is missing, then run npm run setup again:\n  ${missing.join('\n  ')}`);
  process.exit(1);
}

console.log('[3/5] Browser for the journeys');
run('sh', ['scripts/install-debian.sh', '/usr/bin/chromium-headless-shell', 'chromium', 'chromium-headless-shell']);
console.log(
  `      Chromium: ${existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : 'missing; only npm run e2e needs it'}`,
);

console.log('[4/5] Database');
run(process.execPath, ['server/src/prepare-database.ts', ...process.argv.slice(2)]);

console.log(`[5/5] Ready.

  npm run dev      the shop on http://127.0.0.1:3000, its calls on /api/docs, the sandbox on http://127.0.0.1:4900
  npm run check    types, lint, dependency rules, dead code, stale documents
  npm test         every test that needs no browser
  npm run e2e      journeys in a real browser`);
if (hints.cannot.length > 0) console.log(`\nNot on this machine:\n  ${hints.cannot.join('\n  ')}`);

async function service(name: string, url: URL, standardPort: number, hint: string): Promise<string | null> {
  const port = Number(url.port || standardPort);
  const reached = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: url.hostname, port, timeout: 2_000 });
    socket.once('connect', () => resolve(true));
    for (const event of ['error', 'timeout']) socket.once(event, () => resolve(false));
    socket.once('connect', () => socket.end());
  });
  console.log(`      ${name} at ${url.hostname}:${port}: ${reached ? 'answers' : 'does not answer'}`);
  return reached ? null : `${name} at ${url.hostname}:${port}: ${hint}`;
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
