// Which queues a worker serves (WORKER_QUEUES), and how others see it: its connections are named after its queues, so that nothing has to
// be stored, or deleted when a worker dies.
import { QUEUES, type QueueName } from './define-job.ts';

/** Queues that are added later belong to a group without a change of settings. */
const GROUPS: Readonly<Record<string, readonly QueueName[]>> = {
  all: QUEUES,
  /** Queues that need nothing on the machine: PosAPI, which registers the receipts, runs on one machine. */
  anywhere: QUEUES.filter((queue) => queue !== 'receipts'),
};

export const QUEUE_WORDS: readonly string[] = [...Object.keys(GROUPS), ...QUEUES];

/** The queues of a comma-separated list of names and groups, in the order of QUEUES; undefined if a word is neither. */
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

/** The name of a worker's connections in PostgreSQL, which cuts names at 63 bytes. */
export const workerName = (served: readonly QueueName[]): string =>
  served.length === QUEUES.length ? WORKER : `${WORKER} ${served.join(',')}`;

/** The queues that no worker with these connection names serves. */
export function unservedQueues(workerNames: readonly string[]): QueueName[] {
  const served = new Set(workerNames.flatMap((name) => queuesNamed(name.slice(WORKER.length).trim() || 'all') ?? []));
  return QUEUES.filter((queue) => !served.has(queue));
}

/** The names of all worker connections of this shop; also for monitoring without the shop's code. */
export const CONNECTED_WORKERS = `
  select distinct application_name as name from pg_stat_activity
  where datname = current_database() and (application_name = '${WORKER}' or application_name like '${WORKER} %')`;
