import { Writable } from 'node:stream';
import { Registry } from 'prom-client';
import { openDatabase } from '../src/db/database.ts';
import type { Work } from '../src/jobs/define-job.ts';
import { createJobMetrics } from '../src/jobs/job-metrics.ts';
import type { JobParts } from '../src/jobs/job-task.ts';
import { type LaneParts, runLanes } from '../src/jobs/run-lanes.ts';
import { createLogger } from '../src/logger.ts';

export interface LanesOfTest {
  parts: JobParts;
  /** Every log line so far, as written. */
  log: () => string;
  metrics: () => Promise<string>;
  stop: () => Promise<void>;
}

/** The lanes of a worker in this process, with connections of their own. */
export async function lanesOfTest(
  url: string,
  works: readonly Work[],
  hands: Partial<LaneParts['hands']> = {},
): Promise<LanesOfTest> {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger({ level: 'info', process: 'test' }, sink);
  const database = openDatabase({ url, poolSize: 20, applicationName: 'tokhi-lanes', logger });
  const { db, pool } = database;
  const registry = new Registry();
  const metrics = createJobMetrics(
    registry,
    db,
    works.map(({ job }) => job),
  );
  const parts = { db, logger, metrics, now: () => new Date() };
  const lanes = runLanes(works, {
    ...parts,
    pool,
    hands: { money: 2, receipts: 2, mail: 2, sms: 2, upkeep: 1, ...hands },
  });
  await lanes.started;
  return {
    parts,
    log: () => lines.join(''),
    metrics: () => registry.metrics(),
    async stop() {
      await lanes.stop();
      await database.close();
    },
  };
}
