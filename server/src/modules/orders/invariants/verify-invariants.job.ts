import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { InvariantCheck } from '../../../db/invariant-check.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { noteFinding, replaceFindings } from '../../../jobs/worker-findings.queries.ts';
import type { Logger } from '../../../logger.ts';
import { verifyInvariants } from './verify-invariants.ts';

const verifyInvariantsJob = defineJob({
  name: 'verify-books',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 2,
  schedule: '10 20 * * *',
  catchesUp: true,
});

/** Prefix of a broken check among the findings of the worker. */
export const BROKEN_INVARIANTS = 'invariant: ';

/** When the last nightly check ended, and how many checks failed. */
export const INVARIANTS_CHECKED = 'invariants checked';

/** Every night: a person looks at a number above 0, with `npm run verify-books`. The log names checks, not rows. */
export function verifyInvariantsHandler(
  db: Db,
  checks: readonly InvariantCheck[],
  registry: Registry,
  logger: Logger,
  now: () => Date,
): JobHandler {
  const broken = new Gauge({
    name: 'books_breaks',
    help: 'Rows that break a sentence of the books, of the last nightly check; 20 stands for more',
    labelNames: ['check'],
    registers: [registry],
  });
  return handleJob(verifyInvariantsJob, async () => {
    const found = new Map((await verifyInvariants(db, checks)).map(({ check, rows }) => [check, rows.length]));
    for (const { name } of checks) broken.set({ check: name }, found.get(name) ?? 0);
    await inTransaction(db, async (tx) => {
      await replaceFindings(tx, BROKEN_INVARIANTS, found, now());
      await noteFinding(tx, INVARIANTS_CHECKED, found.size, now());
    });
    if (found.size > 0) logger.error({ checks: [...found.keys()] }, 'the books are broken');
  });
}
