// Tests the files of ops/ with the programs that read them, as ops/install-units.sh installs them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeEnv } from '../../server/src/env.ts';
import {
  ADMIN_HEAP_LIMIT_MB,
  COLLECTING_EARLY,
  heapLimitMb,
  WORKER_HEAP_LIMIT_MB,
} from '../../server/src/heap-limit.ts';

/** The gate installs what is missing (.ci/run); elsewhere the test names the missing package. */
const PACKAGES = {
  'systemd-analyze': 'systemd',
  'systemd-sysusers': 'systemd',
  nft: 'nftables',
  chronyd: 'chrony',
  logrotate: 'logrotate',
} as const;
/** Units of the shop and of the backup machine. */
const FOLDERS = ['ops/systemd', 'ops/backup/systemd'] as const;
const named = (ending: string) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ folder, name })),
  );
const UNITS = named('.service');
const SERVICES = UNITS.map(({ name }) => name);
const TIMERS = named('.timer').map(({ name }) => name);
/** 10 is a process that may do everything; units of Debian have about 9. */
const MOST_EXPOSED = 3;

let root: string;
let units: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tokhi-machine-'));
  units = join(root, 'etc/systemd/system');
  for (const script of ['ops/install-units.sh', 'ops/backup/install-backup-machine.sh']) {
    const { status, said } = run('sh', script, root);
    if (status !== 0) throw new Error(said);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(command: string, ...args: string[]): { status: number | null; said: string } {
  const env = {
    ...process.env,
    PATH: `${process.env['PATH']}:/usr/sbin:/sbin`,
    SYSTEMD_COLORS: '0',
    SYSTEMD_EMOJI: '0',
  };
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env });
  const name = PACKAGES[command as keyof typeof PACKAGES];
  if (error !== undefined) throw new Error(`${command} is missing: apt-get install ${name ?? command}`);
  return { status, said: `${stdout}${stderr}`.trim() };
}

test('systemd has nothing to say about the units', () => {
  // systemd checks that the programs exist; here they are in this checkout.
  const here = process.cwd();
  for (const name of SERVICES) {
    const file = join(units, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/srv/tokhi', here));
  }
  const asked = [...SERVICES.map((name) => name.replace('@.', '@3000.')), ...TIMERS].map((name) => join(units, name));
  expect(run('systemd-analyze', 'verify', '--man=no', ...asked)).toEqual({ status: 0, said: '' });
});

test.each(SERVICES)('%s is hardened', (name) => {
  const { said } = run('systemd-analyze', 'security', '--offline=true', '--no-pager', join(units, name));
  const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1] ?? Number.NaN);
  expect(exposure).toBeGreaterThan(0);
  expect(exposure).toBeLessThanOrEqual(MOST_EXPOSED);
});

test('each service has a user, a limit of memory, and only the settings that it needs', () => {
  const users = [...readFileSync('ops/machine/sysusers.conf', 'utf8').matchAll(/^u (\S+)/gm)].map(([, name]) => name);
  for (const { folder, name } of UNITS) {
    const text = readFileSync(join(folder, name), 'utf8');
    expect([name, users]).toEqual([name, expect.arrayContaining([/^User=(\S+)$/m.exec(text)?.[1]])]);
    expect([name, text]).toEqual([name, expect.stringMatching(/^MemoryMax=/m)]);
    const files = [...text.matchAll(/^EnvironmentFile=\/etc\/tokhi\/(\S+)$/gm)].map(([, file]) => file ?? '');
    expect(readdirSync('ops/settings')).toEqual(expect.arrayContaining(files));
    expect([name, files.includes('admin.env')]).toEqual([name, name === 'tokhi-admin.service']);
    expect([name, files.includes('migrate.env')]).toEqual([name, name === 'tokhi-migrate.service']);
  }
});

test('the heaps are those of npm start', () => {
  const lineOf = (name: string) => /^ExecStart=.*$/m.exec(readFileSync(`ops/systemd/${name}.service`, 'utf8'))?.[0];
  const heap = (megabytes: number) => `--max-old-space-size=${megabytes} `;
  expect(lineOf('tokhi-api@')).toContain(`${heap(heapLimitMb(256))}server/src/api.ts`);
  expect(lineOf('tokhi-worker')).toContain(`${heap(WORKER_HEAP_LIMIT_MB)}server/src/worker.ts`);
  expect(lineOf('tokhi-admin')).toContain(
    `${heap(ADMIN_HEAP_LIMIT_MB)}${COLLECTING_EARLY.join(' ')} server/src/admin.ts`,
  );
});

test('the settings, with what has to be filled, are all that the processes want', () => {
  const settings = (name: string) => parseEnv(readFileSync(`ops/settings/${name}.env`, 'utf8'));
  const known = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
  const filled = {
    ...{ ORDER_NUMBER_KEY: 'x'.repeat(64), SMTP_URL: 'smtps://a:b@post.example', MAIL_FROM: 'a@tokhi.example' },
    ...{ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', FACEBOOK_APP_ID: 'x', FACEBOOK_APP_SECRET: 'x' },
    API_DATABASE_URL: 'postgres://tokhi_api:x@127.0.0.1/tokhi',
    WORKER_DATABASE_URL: 'postgres://tokhi_worker:x@127.0.0.1/tokhi',
    ADMIN_DATABASE_URL: 'postgres://tokhi_admin:x@127.0.0.1/tokhi',
    STAFF_KEY: Buffer.alloc(32, 1).toString('base64'),
    DATABASE_URL: 'postgres://tokhi:x@127.0.0.1/tokhi',
  };
  const needs = {
    api: ['API_DATABASE_URL'],
    worker: ['WORKER_DATABASE_URL'],
    admin: ['ADMIN_DATABASE_URL', 'ADMIN_ORIGIN', 'STAFF_KEY'],
    migrate: ['DATABASE_URL'],
    doctor: ['WORKER_DATABASE_URL', 'ADMIN_ORIGIN'],
  } as const;
  for (const name of readdirSync('ops/settings')
    .map((file) => basename(file, '.env'))
    .filter((file) => file !== 'shop')) {
    expect(known).toEqual(expect.arrayContaining(Object.keys(settings(name))));
    const given = { NODE_ENV: 'production', ...settings('shop'), ...settings(name) };
    const wanted = needs[name as keyof typeof needs] ?? [];
    const empty = Object.entries(given).filter(([, value]) => value === '');
    const more = Object.fromEntries(Object.entries(filled).filter(([key]) => empty.some(([one]) => one === key)));
    expect([name, judgeEnv({ ...given, ...more }, wanted).problems]).toEqual([name, []]);
    // A process reports every empty setting when it starts.
    expect(judgeEnv(given, wanted).problems.length).toBe(
      Object.keys(more).filter((one) => one !== 'STAFF_KEY_BEFORE').length,
    );
  }
});

test('users, clock and log rotation are understood by their programs', () => {
  expect(run('systemd-sysusers', '--dry-run', join(root, 'etc/sysusers.d/tokhi.conf')).status).toBe(0);
  expect(run('chronyd', '-p', '-f', 'ops/machine/chrony.conf')).toMatchObject({ status: 0 });
  expect(run('logrotate', '--debug', '--state', join(root, 'state'), 'ops/machine/logrotate.conf').said).not.toMatch(
    /error:/i,
  );
});

/** The kernel checks the rules, which requires root; the gate is root. */
test.skipIf(process.getuid?.() !== 0)('the firewall is understood by the kernel', () => {
  for (const file of ['ops/machine/nftables.conf', 'ops/cluster/nftables.conf'])
    expect([file, run('nft', '--check', '--file', file)]).toEqual([file, { status: 0, said: '' }]);
});

test('the edge may open a file for each connection, and one for the kept page that it is given', () => {
  const text = readFileSync('ops/nginx.conf', 'utf8');
  const numberOf = (directive: string) => Number(new RegExp(`^ *${directive} (\\d+);$`, 'm').exec(text)?.[1]);
  expect(numberOf('worker_rlimit_nofile')).toBeGreaterThanOrEqual(2 * numberOf('worker_connections'));
});
