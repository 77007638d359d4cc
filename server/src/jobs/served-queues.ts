// Which queues a worker serves (WORKER_QUEUES), and how others see it: its connections are named after them, so that nothing has to be
// written down or cleared away when a worker dies.
import { QUEUES, type QueueName } from './define-job.ts';

/** A queue that is added later belongs to them without a change of settings. */
const GROUPS: Readonly<Record<string, readonly QueueName[]>> = {
  all: QUEUES,
  /** What needs nothing of its machine: PosAPI, which registers the receipts, runs on one. */
  anywhere: QUEUES.filter((queue) => queue !== 'receipts'),
};

export const QUEUE_WORDS: readonly string[] = [...Object.keys(GROUPS), ...QUEUES];

/** The queues of names and groups with commas between them, in the order of QUEUES; undefined when one of them is neither. */
export function queuesNamed(text: string): readonly QueueName[] | undefined {
  const named = new Set<QueueName>();
  for (const word of text.split(',').map((one) => one.trim())) {
    const queues = GROUPS[word] ?? QUEUES.filter((queue) => queue === word);
    if (queues.length === 0) return undefined;
    for (const queue of queues) named.add(queue);
  }
  return QUEUES.filter((queue) => named.has(queue));
}

const WORKER = 'tokhi-worker';

/** What the connections of a worker are called in PostgreSQL, which cuts names at 63 bytes. */
export const workerName = (served: readonly QueueName[]): string =>
  served.length === QUEUES.length ? WORKER : `${WORKER} ${served.join(',')}`;

/** The queues that none of the workers serves whose connections have these names. */
export function unservedQueues(workerNames: readonly string[]): QueueName[] {
  const served = new Set(workerNames.flatMap((name) => queuesNamed(name.slice(WORKER.length).trim() || 'all') ?? []));
  return QUEUES.filter((queue) => !served.has(queue));
}

/** The names of the connections of all workers of this shop, for whoever asks with or without the shop. */
export const CONNECTED_WORKERS = `
  select distinct application_name as name from pg_stat_activity
  where datname = current_database() and (application_name = '${WORKER}' or application_name like '${WORKER} %')`;
