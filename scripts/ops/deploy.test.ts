// ops/deploy with small processes instead of the shop's; `npm run drill -- deploy` runs it with the shop itself.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../../server/test/process-of-test.ts';
import { runDeploy, type StandInServices, startStandInServices } from './stand-in-services.ts';

const PATIENCE = { timeout: 60_000 };
const UNITS = ['tokhi-api@A', 'tokhi-api@B', 'tokhi-admin', 'tokhi-worker'];
/** Answers with its release; the units that the file «unready» names do not become ready. */
const PROCESS = `
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
const [unit, port] = process.argv.slice(2);
const folder = realpathSync('.');
const ready = !existsSync('unready') || !unit.startsWith(readFileSync('unready', 'utf8').trim());
createServer((request, response) => {
  const script = folder + '/storefront/build/client' + request.url;
  if (request.url.startsWith('/assets/')) return existsSync(script) ? response.end(readFileSync(script)) : response.writeHead(404).end();
  response.writeHead(ready ? 200 : 503).end(folder);
}).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;

let folder: string;
let current: string;
let services: StandInServices;
let ports: Map<string, number>;
let settings: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tokhi-deploy-'));
  current = join(folder, 'srv');
  const source = join(folder, 'source');
  mkdirSync(source);
  git(source, 'init', '--quiet', '--initial-branch=main');
  release(source, 'v1', { 'migrate.sh': 'echo $(cat version) migrated $1 >> ../../migrated' });
  release(source, 'v2');
  release(source, 'v3-does-not-start', { unready: 'tokhi-api' });
  release(source, 'v4-breaks-late', { unready: 'tokhi-worker' });
  release(source, 'v5-cannot-migrate', { unready: 'none', 'migrate.sh': 'exit 1' });
  // As install.md leaves it: a checkout with packages and build.
  execFileSync('git', ['clone', '--quiet', '--branch', 'v1', source, current], { stdio: 'ignore' });
  execFileSync('sh', ['-c', `${INSTALL} && ${BUILD}`], { cwd: current });

  const numbers = await Promise.all(UNITS.map(freePort));
  const apiUnits = numbers.slice(0, 2).map((port) => `tokhi-api@${port}`);
  ports = new Map([...apiUnits, 'tokhi-admin', 'tokhi-worker'].map((unit, at) => [unit, numbers[at] ?? 0]));
  services = await startStandInServices(folder, (unit) =>
    spawn(process.execPath, ['process.mjs', unit, String(ports.get(unit))], { cwd: current, stdio: 'inherit' }),
  );
  for (const unit of ports.keys()) await services.restart(unit);
  // A process that is still starting would not find its file while the first installation is moved.
  for (const unit of ports.keys()) await vi.waitFor(async () => assert.equal((await at(unit)).status, 200), PATIENCE);
  settings = {
    CURRENT: current,
    RELEASES: join(folder, 'releases'),
    MIRROR: join(folder, 'git'),
    LOCK: join(folder, 'lock'),
    SERVICE_COMMAND: services.command,
    INSTALL_COMMAND: INSTALL,
    BUILD_COMMAND: BUILD,
    MIGRATE_COMMAND: 'sh migrate.sh',
    READY_SECONDS: '3',
    API_PORTS: numbers.slice(0, 2).join(' '),
    ADMIN_PORT: String(numbers[2]),
    WORKER_PORT: String(numbers[3]),
  };
});
afterEach(async () => {
  await services.stop();
  rmSync(folder, { recursive: true });
});

const INSTALL = `mkdir -p node_modules/.bin && ln -sf '${process.execPath}' node_modules/.bin/node`;
const BUILD =
  'nice > niceness && for one in storefront/build/client admin/build; do mkdir -p $one/assets && cat version > $one/assets/app-$(cat version).js; done';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@tokhi.example', ...args], { cwd });

function release(source: string, tag: string, files: Record<string, string> = {}): void {
  mkdirSync(join(source, 'ops'), { recursive: true });
  mkdirSync(join(source, 'scripts/ops'), { recursive: true });
  for (const file of ['ops/deploy', 'scripts/ops/until-ready.ts']) cpSync(file, join(source, file));
  const all = { version: tag, 'process.mjs': PROCESS, 'package.json': '{"type":"module"}', ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(source, name), text);
  git(source, 'add', '.');
  git(source, 'commit', '--quiet', '--message', tag);
  git(source, 'tag', tag);
}

const deploy = (argument: string) => runDeploy(join(current, 'ops/deploy'), argument, settings);
const at = async (unit: string, path = '/') => fetch(`http://127.0.0.1:${ports.get(unit)}${path}`);
/** The release of each process, in the order in which they are replaced. */
const inService = () => Promise.all([...ports.keys()].map(async (unit) => basename(await (await at(unit)).text())));
const migrated = () => readFileSync(join(folder, 'migrated'), 'utf8').trim().split('\n');
const linked = () => basename(readlinkSync(current));
const api = () => [...ports.keys()][0] ?? '';

test('a release goes out process by process, the worker last, and back again; both serve the scripts of both', async () => {
  const out = await deploy('v2');
  expect(out.said).toContain('v2 is in service');
  expect(out.code).toBe(0);
  expect(services.restarted).toEqual([...ports.keys()]);
  expect(await inService()).toEqual(['v2', 'v2', 'v2', 'v2']);
  // Processes that still run keep their rights in the database until they stop, also in a rollback.
  expect(migrated()).toEqual(['v2 migrated --keep-rights', 'v2 migrated']);
  // Customers have priority on the shared cores.
  expect(readFileSync(join(current, 'niceness'), 'utf8')).toBe(`${Math.min(19, getPriority() + 10)}\n`);
  for (const tag of ['v1', 'v2']) expect(await (await at(api(), `/assets/app-${tag}.js`)).text()).toBe(tag);

  const back = await deploy('back');
  expect(migrated().slice(2)).toEqual(['v1 migrated --keep-rights', 'v1 migrated']);
  expect([back.code, linked(), await inService()]).toEqual([0, 'v1', ['v1', 'v1', 'v1', 'v1']]);
  for (const tag of ['v1', 'v2']) expect(await (await at(api(), `/assets/app-${tag}.js`)).text()).toBe(tag);
  expect((await deploy('back')).said).toContain('v1 replaced no release that is still here');
  // Already prepared; its migrations run again.
  const again = await deploy('v2');
  expect([again.code, again.said.includes('v2 is prepared')]).toEqual([0, true]);
});

test('a release that does not become ready is stopped at the first process, and that one is put back', async () => {
  await deploy('v2');
  services.restarted.length = 0;
  const { code, said } = await deploy('v3-does-not-start');
  expect(code).toBe(1);
  expect(said).toContain(`v3-does-not-start was stopped at ${api()} and is out of service again. The shop runs v2`);
  expect(services.restarted).toEqual([api(), api()]);
  expect([linked(), await inService()]).toEqual(['v2', ['v2', 'v2', 'v2', 'v2']]);
  // Customers never had it, so a rollback skips it.
  await deploy('back');
  expect(linked()).toBe('v1');
});

test('a worker that does not become ready takes all processes back', async () => {
  const { code } = await deploy('v4-breaks-late');
  expect([code, linked(), await inService()]).toEqual([1, 'v1', ['v1', 'v1', 'v1', 'v1']]);
  expect(services.restarted).toEqual([...ports.keys(), ...ports.keys()]);
});

test('nothing is replaced when a migration fails, a release is unknown, or another deployment is under way', async () => {
  const before = await inService();
  const refused = [await deploy('v5-cannot-migrate'), await deploy('v9'), await deploy('back')];
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1]);
  expect(refused.map(({ said }) => said.trim().split('\n').at(-1))).toEqual([
    expect.stringContaining('a migration failed'),
    expect.stringContaining('there is no release «v9»'),
    expect.stringContaining('v1 replaced no release'),
  ]);
  const other = spawn('flock', [settings['LOCK'] ?? '', 'cat'], { stdio: ['pipe', 'pipe', 'inherit'] });
  other.stdin.write('begun\n');
  await new Promise((resolve) => other.stdout.once('data', resolve));
  expect((await deploy('v2')).said).toContain('another deployment is under way. Nothing was changed.');
  other.stdin.end();
  expect(services.restarted).toEqual([]);
  expect([linked(), await inService()]).toEqual(['v1', before]);
});
