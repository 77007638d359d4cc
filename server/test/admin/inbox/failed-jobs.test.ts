import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ago, inboxOfTest } from './inbox-of-test.ts';

const { db, ask } = inboxOfTest();

test('a failed job is enqueued again once, or closed with a reason', async () => {
  const insert = async (key: string, job_id: number) =>
    (
      await db()
        .insertInto('failed_jobs')
        .values({
          job_id,
          name: 'send-email',
          key,
          payload: JSON.stringify({ id: 9 }),
          attempts: 6,
          last_error: 'x',
          failed_at: ago(1),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const queued = async (key: string) =>
    (
      await sql<{ max_attempts: number }>`select max_attempts from graphile_worker.jobs where key = ${key}`.execute(
        db(),
      )
    ).rows;
  const [again, closed] = [await insert('again', 801), await insert('closed', 802)];
  const answers = await Promise.all([1, 2].map(() => ask('retryJob', { id: again })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect(await queued('again')).toEqual([{ max_attempts: 6 }]);
  expect((await ask('resolveJob', { id: closed, reason: 'Хаяг байхгүй' })).status).toBe(200);
  expect(await queued('closed')).toEqual([]);
});
