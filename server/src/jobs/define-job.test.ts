import { expect, test } from 'vitest';
import { z } from 'zod';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { defineJob, handleJob, parsePayload } from './define-job.ts';
import { enqueue } from './enqueue.ts';

const real = databaseOfTest();
const shipOrderJob = defineJob({
  name: 'ship-order',
  queue: 'upkeep',
  payload: z.object({ orderId: z.int().positive() }),
  priority: 3,
  attempts: 4,
});
const waiting = async () => {
  const { rows } = await real.database.pool.query(
    `select tasks.identifier as name, jobs.payload, jobs.key, jobs.priority, jobs.max_attempts
     from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id`,
  );
  return rows;
};

test('the compiler refuses a job without a schema, one in no queue, and a payload that is not of the schema', () => {
  const rest = { name: 'planted', priority: 0, attempts: 1 } as const;
  // @ts-expect-error a job without a payload schema
  defineJob({ ...rest, queue: 'mail' });
  // @ts-expect-error a type is no schema: payloads in the queue could not be parsed
  defineJob({ ...rest, queue: 'mail', payload: {} as { orderId: number } });
  // @ts-expect-error an unknown queue
  defineJob({ ...rest, queue: 'gossip', payload: z.object({}) });
  // @ts-expect-error the handler takes what the schema gives
  handleJob(shipOrderJob, async ({ notificationId }) => notificationId);
  const wrong = () =>
    // @ts-expect-error the payload names an order by its id
    real.database.db.transaction().execute((tx) => enqueue(tx, shipOrderJob, { orderId: 'IK0000000001' }, 'ship:1'));
  expect(wrong).toBeTypeOf('function');
});

test('a job is enqueued once per key, as declared, and nothing but its schema is kept', async () => {
  const order = { orderId: 7, recipient: 'bat@tokhi.example' };
  for (let round = 0; round < 2; round += 1) {
    await real.database.db.transaction().execute((tx) => enqueue(tx, shipOrderJob, order, 'ship:7'));
  }
  expect(await waiting()).toEqual([
    { name: 'ship-order', payload: { orderId: 7 }, key: 'ship:7', priority: 3, max_attempts: 4 },
  ]);
});

test('a payload that does not fit is told by its place and not by its value', async () => {
  const wrong = { orderId: 'bat@tokhi.example' };
  expect(() => parsePayload(shipOrderJob, wrong)).toThrow('the payload does not fit the job: orderId invalid_type');
  expect(() => parsePayload(shipOrderJob, null)).toThrow('the payload does not fit the job: whole invalid_type');
  const enqueued = real.database.db
    .transaction()
    .execute((tx) => enqueue(tx, shipOrderJob, { orderId: -1 }, 'ship:none'));
  await expect(enqueued).rejects.toThrow('orderId too_small');
});
