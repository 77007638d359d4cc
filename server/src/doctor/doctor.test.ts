// A healthy machine with one fault at a time: that fault is reported, and nothing else.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GB, machineOfTest, NOW, type Planted, ROOM } from '../../test/machine-of-test.ts';
import { silentMailServer } from '../../test/mail-server-of-test.ts';
import { workerName } from '../jobs/served-queues.ts';
import { type Space, spaceOf } from './disk.ts';
import { exitCodeOf, type Finding, lineOf } from './finding.ts';

const DAY_MS = 86_400_000;
const { real, sandbox, inFolder, nowhere, connectWorker, disconnectWorker, wrongWith } = machineOfTest();

test('on a good machine nothing is found', async () => {
  expect(await wrongWith({})).toEqual([]);
});

const reported = (name: string) => (): Planted => ({ changed: { BACKUP_REPORT: inFolder(`${name}.json`) } });
const FAULTS: readonly [fault: string, planted: () => Planted, found: RegExp][] = [
  ['a setting is missing', () => ({ changed: { MAIL_FROM: '' } }), /^bad settings: MAIL_FROM: missing/],
  ['a setting is wrong', () => ({ changed: { PORT: 'many' } }), /^bad settings: PORT: /],
  ['half a provider', () => ({ changed: { MCREDIT_USER: 'x' } }), /^bad settings: MCREDIT_TOKEN: missing/],
  ['development', () => ({ changed: { NODE_ENV: 'development' } }), /^warning settings: NODE_ENV is development/],
  ['no database', () => ({ changed: { WORKER_DATABASE_URL: `postgres://${nowhere()}/x` } }), /^bad PostgreSQL: away/],
  [
    'no such database',
    () => ({ changed: { WORKER_DATABASE_URL: `${real.url}_none` } }),
    /^bad PostgreSQL: away .3D000/,
  ],
  ['no Redis', () => ({ changed: { REDIS_URL: `redis://${nowhere()}` } }), /^bad Redis: away/],
  ['no folder of pictures', () => ({ space: at(/media$/, null) }), /^bad disk: .* is not there/],
  ['a full disk', () => ({ space: at(/^\/$/, { freeBytes: 2 * GB, wholeBytes: 100 * GB }) }), /^bad disk: 2.0 GB/],
  [
    'a filling disk',
    () => ({ space: at(/^\/$/, { freeBytes: 9 * GB, wholeBytes: 100 * GB }) }),
    /^warning disk: 9.0 GB/,
  ],
  [
    'a cache disk smaller than min_free',
    () => ({ changed: { NGINX_FILE: inFolder('too-small.conf') } }),
    /^bad edge cache: .*min_free=80.0 GB/,
  ],
  [
    'a cache larger than its disk',
    () => ({ changed: { NGINX_FILE: inFolder('too-large.conf') } }),
    /^warning edge cache: /,
  ],
  [
    'a cache without min_free',
    () => ({ changed: { NGINX_FILE: inFolder('careless.conf') } }),
    /^bad edge cache: .*without min_free/,
  ],
  [
    'an edge that keeps nothing',
    () => ({ changed: { NGINX_FILE: inFolder('keeps-nothing.conf') } }),
    /^warning edge cache: nothing/,
  ],
  [
    'no file of nginx',
    () => ({ changed: { NGINX_FILE: inFolder('none.conf') } }),
    /^bad edge cache: .* cannot be read/,
  ],
  ['an edge that nobody looks at', () => ({ changed: { NGINX_FILE: '' } }), /^warning edge cache: not looked at/],
  ['no backups set up', () => ({ changed: { BACKUP_REPORT: '' } }), /^warning backups: not set up/],
  ['no report yet', reported('none'), /^bad backups: no report/],
  ['a foreign backup', reported('foreign'), /^bad backups: the rehearsal failed: foreign: this is cluster 7/],
  ['a server that archives nothing', () => ({ archiveAt: real.url }), /^bad archive: WAL is not archived/],
  [
    'a certificate that ends soon',
    () => ({ changed: { CERTIFICATE_FILE: inFolder('15-days.pem') } }),
    /^warning certificate: ends in 1[45] days/,
  ],
  [
    'one that ends now',
    () => ({ changed: { CERTIFICATE_FILE: inFolder('3-days.pem') } }),
    /^bad certificate: ends in [23] days/,
  ],
  [
    'one of other hosts',
    () => ({ changed: { CERTIFICATE_FILE: inFolder('of-others.pem') } }),
    /^bad certificate: not for 127.0.0.1, localhost/,
  ],
  [
    'one signed by itself',
    () => ({ changed: { CERTIFICATE_FILE: inFolder('of-itself.pem') } }),
    /^warning certificate: .* signed by itself/,
  ],
  [
    'a file that is no certificate',
    () => ({ changed: { CERTIFICATE_FILE: inFolder('nginx.conf') } }),
    /^bad certificate: .* holds none/,
  ],
  [
    'a certificate that nobody looks at',
    () => ({ changed: { CERTIFICATE_FILE: '' } }),
    /^warning certificate: not looked at/,
  ],
  [
    'a provider that is away',
    () => ({ changed: { FACEBOOK_GRAPH_URL: `http://${nowhere()}/x` } }),
    /^bad Facebook: .*ECONNREFUSED/,
  ],
  [
    'a provider without TLS',
    () => ({ changed: { FACEBOOK_GRAPH_URL: sandbox.address('/x').replace('http:', 'https:') } }),
    /^bad Facebook: /,
  ],
  ['no mail server', () => ({ changed: { SMTP_URL: `smtp://${nowhere()}` } }), /^bad mail: .*does not take our mail/],
  ['no PosAPI', () => ({ changed: { POS_API_URL: '' } }), /^warning PosAPI: not set up/],
  ['PosAPI away', () => ({ changed: { POS_API_URL: `http://${nowhere()}` } }), /^bad PosAPI: away/],
];
const at =
  (which: RegExp, space: Space | null) =>
  (path: string): Space | null =>
    which.test(path) ? space : ROOM;

test.each(FAULTS)('%s: is named, with its meaning and remedy, and nothing else is', async (_fault, planted, found) => {
  const [finding, ...others] = await wrongWith(planted());
  expect(others).toEqual([]);
  expect(`${finding?.state} ${finding?.what}`).toMatch(found);
  expect([finding?.means, finding?.remedy]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  expect(finding && lineOf(finding)).not.toContain('\n');
  expect(exitCodeOf([finding as Finding])).toBe(finding?.state === 'bad' ? 2 : 1);
});

test('a certificate that has ended, and one of tomorrow', async () => {
  const all = await wrongWith({ now: new Date(NOW.getTime() + 62 * DAY_MS) });
  expect(all.map(({ what }) => what).join()).toMatch(
    /backups: the backup machine was not heard for 1488 hours,certificate: ended \d days ago/,
  );
  const early = await wrongWith({ now: new Date(NOW.getTime() - DAY_MS / 2) });
  expect(early.map(({ what }) => what).join()).toContain('certificate: not valid yet');
});

test('a migration that is missing, one of another release, a job that waits and one that failed are read from the database', async () => {
  const { pool } = real.database;
  const last = await pool.query(
    'delete from kysely_migration where name = (select max(name) from kysely_migration) returning *',
  );
  expect(await wrongWith({})).toMatchObject([{ state: 'bad', what: `migrations: ${last.rows[0].name} not applied` }]);
  const { name, timestamp } = last.rows[0];
  await pool.query('insert into kysely_migration (name, timestamp) values ($1, $2), ($3, $2)', [
    name,
    timestamp,
    '9999-later',
  ]);
  expect(await wrongWith({})).toMatchObject([{ what: 'migrations: 9999-later is not of this release' }]);
  await pool.query(`delete from kysely_migration where name = '9999-later'`);

  await pool.query(`select graphile_worker.add_job('nobody', run_at => now() - interval '10 minutes')`);
  expect(await wrongWith({})).toMatchObject([{ state: 'bad', what: 'worker: a job has been due for 10 minutes' }]);
  await pool.query('delete from graphile_worker._private_jobs');
  await pool.query(
    `insert into failed_jobs (job_id, name, key, payload, attempts, last_error, failed_at) values (9, 'x', 'x', '{}', 1, 'e', now())`,
  );
  expect(await wrongWith({})).toMatchObject([{ state: 'warning', what: 'worker: 1 jobs failed for good' }]);
  await pool.query('delete from failed_jobs');
  expect(await wrongWith({})).toEqual([]);
});

test('no worker, and workers that together do not serve every queue, are told', async () => {
  await disconnectWorker();
  const left = async () => (await wrongWith({})).map(({ state, what }) => `${state} ${what}`);
  await expect.poll(left).toEqual(['bad worker: none is connected']);
  await connectWorker(workerName(['money', 'mail', 'sms', 'upkeep']));
  expect(await left()).toEqual(['bad worker: no connected one serves receipts, admin']);
  await disconnectWorker();
  await connectWorker('tokhi-worker');
  await expect.poll(left).toEqual([]);
});

test('a mail server that says nothing does not hold it up for good', async () => {
  const silent = await silentMailServer();
  try {
    expect(await wrongWith({ changed: { SMTP_URL: silent.url } })).toMatchObject([
      { what: expect.stringMatching(/^mail: /) },
    ]);
  } finally {
    await silent.close();
  }
});

/** Only root can mount a disk; the gate is root. */
test.skipIf(process.getuid?.() !== 0)(
  'a disk of its own that is too small for the cache is told by its real size',
  async () => {
    const disk = inFolder('small-disk');
    mkdirSync(disk);
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', disk]).status).toBe(0);
    try {
      const line = `proxy_cache_path ${disk} keys_zone=pages:1m max_size=1g min_free=1g;\n`;
      writeFileSync(inFolder('small.conf'), line);
      const [found, ...others] = await wrongWith({
        changed: { NGINX_FILE: inFolder('small.conf') },
        space: (path) => (path === disk ? spaceOf(path) : ROOM),
      });
      expect(others).toEqual([]);
      expect(found?.what).toMatch(/^edge cache: 0\.0 GB free at .*, less than min_free=1\.0 GB$/);
    } finally {
      spawnSync('umount', [disk]);
    }
  },
);
