import { expect, test } from 'vitest';
import { QUEUES } from './define-job.ts';
import { QUEUE_WORDS, queuesNamed, unservedQueues, workerName } from './served-queues.ts';

test('names and groups are the queues that they name, each once', () => {
  expect(queuesNamed('all')).toEqual(QUEUES);
  expect(queuesNamed('anywhere')).toEqual(['money', 'mail', 'sms', 'admin', 'upkeep']);
  expect(queuesNamed(' mail, money,mail')).toEqual(['money', 'mail']);
  expect(queuesNamed('receipts,anywhere')).toEqual(QUEUES);
});

test.each(['', 'emails', 'mail,', 'mail;sms', 'toString'])('«%s» names no queues', (text) => {
  expect(queuesNamed(text)).toBeUndefined();
});

test('whatever a worker serves is read from its name, which PostgreSQL does not cut', () => {
  const choices = Array.from({ length: 2 ** QUEUES.length - 1 }, (_, choice) =>
    QUEUES.filter((_queue, at) => ((choice + 1) >> at) % 2 === 1),
  );
  for (const served of choices) {
    const name = workerName(served);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63);
    expect([name, unservedQueues([name])]).toEqual([name, QUEUES.filter((queue) => !served.includes(queue))]);
  }
  expect(unservedQueues([])).toEqual(QUEUES);
  expect(unservedQueues(['tokhi-worker mail', workerName(queuesNamed('anywhere') ?? [])])).toEqual(['receipts']);
});

test('no queue has the name of a group', () => {
  expect(new Set(QUEUE_WORDS).size).toBe(QUEUE_WORDS.length);
});
