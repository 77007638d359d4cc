import { unservedQueues } from '../jobs/served-queues.ts';
import { bad, type Finding, good, warning } from './finding.ts';

/** Workers that keep up start due jobs within seconds. */
const STALLED_SECONDS = 120;

/** How long the oldest due job has waited, and how many failed for good and wait for a person. */
export function judgeQueue(oldestDueSeconds: number, openFailures: number): Finding {
  if (oldestDueSeconds > STALLED_SECONDS) {
    const what = `worker: a job has been due for ${Math.round(oldestDueSeconds / 60)} minutes`;
    const means = 'emails, receipts and payments that are looked up wait';
    return bad(what, means, 'systemctl status tokhi-worker; journalctl -u tokhi-worker -n 100');
  }
  if (openFailures > 0) {
    const what = `worker: ${openFailures} jobs failed for good`;
    return warning(
      what,
      'each is something that a customer waits for',
      'the inbox of the admin application lists them',
    );
  }
  return good('worker: no job waits');
}

/** Whether the connected workers together serve every queue. */
export function judgeServed(workers: readonly string[]): Finding {
  const means = 'what is enqueued there waits';
  if (workers.length === 0) return bad('worker: none is connected', means, 'systemctl start tokhi-worker');
  const unserved = unservedQueues(workers);
  if (unserved.length === 0) return good('worker: every queue is served');
  return bad(
    `worker: no connected one serves ${unserved.join(', ')}`,
    means,
    'start the worker that has it in WORKER_QUEUES, or add it to another (ops/README.md, «Several machines»)',
  );
}
