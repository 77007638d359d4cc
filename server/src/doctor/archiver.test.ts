// The archive of a real PostgreSQL, blocked and unblocked.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { clusterOfTest } from '../../test/scratch-cluster-of-test.ts';
import { judgeArchiver } from './archiver.ts';
import { lookAtArchiver } from './look-at-archiver.ts';

const archiving = clusterOfTest((folder) => ({
  archive_mode: 'on',
  archive_timeout: '45s',
  archive_command: `test ! -e ${folder}/the-archive-is-shut`,
}));
const PATIENCE = { timeout: 60_000 };
const found = async () => {
  const facts = await lookAtArchiver(archiving.url());
  return facts === null ? null : judgeArchiver(facts);
};

test('a segment that nobody takes is named, and not any more when it was taken', async () => {
  const server = new pg.Client({ connectionString: archiving.url() });
  await server.connect();
  const shut = join(archiving.folder(), 'the-archive-is-shut');
  const counted = async (which: 'archived_count' | 'failed_count') =>
    Number((await server.query(`select ${which} as count from pg_stat_archiver`)).rows[0].count);
  try {
    expect(await found()).toMatchObject({ state: 'good' });
    writeFileSync(shut, '');
    await server.query(`select pg_switch_wal() from pg_create_restore_point('something new')`);
    await vi.waitFor(async () => expect(await counted('failed_count')).toBeGreaterThan(0), PATIENCE);
    expect(await found()).toMatchObject({
      state: 'bad',
      what: expect.stringMatching(/^archive: 0{7}1[0-9A-F]{16} is not taken since 20/),
      remedy: expect.stringContaining('ssh tokhi-backup report'),
    });
    rmSync(shut);
    await vi.waitFor(async () => expect(await counted('archived_count')).toBeGreaterThan(0), PATIENCE);
    expect(await found()).toMatchObject({ state: 'good' });
    await server.query(`alter system set archive_timeout = '5min'`);
    await server.query('select pg_reload_conf()');
    await vi.waitFor(
      async () => expect(await found()).toMatchObject({ state: 'bad', what: 'archive: archive_timeout is 300 s' }),
      PATIENCE,
    );
  } finally {
    await server.end();
  }
});

test('a server that nobody reaches is said elsewhere', async () => {
  expect(await lookAtArchiver(archiving.url().replace(/:\d+\//, ':1/'))).toBeNull();
});
