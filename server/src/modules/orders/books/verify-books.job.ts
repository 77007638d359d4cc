import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import type { BookCheck } from '../../../db/book-check.ts';
import type { Db } from '../../../db/database.ts';
import { defineJob, type Work, workOn } from '../../../jobs/define-job.ts';
import type { Logger } from '../../../logger.ts';
import { verifyBooks } from './verify-books.ts';

const verifyBooksJob = defineJob({
  name: 'verify-books',
  lane: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 2,
  schedule: '10 20 * * *',
});

/** Every night: a number above 0 is a person's to look at, by `npm run verify-books`. The log names checks, not rows. */
export function verifiesBooks(db: Db, checks: readonly BookCheck[], registry: Registry, logger: Logger): Work {
  const broken = new Gauge({
    name: 'books_breaks',
    help: 'Rows that break a sentence of the books, of the last nightly check; 20 stands for more',
    labelNames: ['check'],
    registers: [registry],
  });
  return workOn(verifyBooksJob, async () => {
    const found = new Map((await verifyBooks(db, checks)).map(({ check, rows }) => [check, rows.length]));
    for (const { name } of checks) broken.set({ check: name }, found.get(name) ?? 0);
    if (found.size > 0) logger.error({ checks: [...found.keys()] }, 'the books are broken');
  });
}
