import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import {
  initScratch,
  type ScratchCluster,
  scratchUrl,
  startScratch,
  stopScratch,
} from '../src/backup/scratch-cluster.ts';
import { freePort } from './process-of-test.ts';

const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

/** A folder writable for PostgreSQL, which refuses root. */
function folderOfPostgres(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'));
  return folder;
}

/** An empty PostgreSQL for one test file, for features that the tests' server lacks: an archive. */
export function clusterOfTest(settings: (folder: string) => Record<string, string>) {
  let cluster: ScratchCluster;
  beforeAll(async () => {
    const folder = folderOfPostgres('tokhi-cluster-');
    cluster = { folder, data: join(folder, 'data'), port: await freePort() };
    await initScratch(cluster);
    await startScratch(cluster, { fsync: 'off', ...settings(folder) }, 120);
  });
  afterAll(async () => {
    await stopScratch(cluster);
    rmSync(cluster.folder, { recursive: true, force: true });
  });
  return { url: () => scratchUrl(cluster, 'postgres'), folder: () => cluster.folder };
}
