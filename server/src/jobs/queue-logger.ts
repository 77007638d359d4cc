import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from '../logger.ts';
import { failureReason } from './failure-reason.ts';

/**
 * The queue's own messages in our log: only its errors and warnings, because each job logs its own line (job-task.ts). A message quotes an
 * error after a colon, a quotation mark or a line break, so it is cut there; the reason is logged as codes.
 */
export const queueLogger = (logger: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message, meta) => {
    if ((level !== 'error' && level !== 'warning') || meta?.['failure'] === true) return;
    const error = meta?.['error'] ?? meta?.['fatalError'];
    const facts = {
      queue: message.split(/[:'\n]/, 1)[0],
      ...(error !== undefined && { reason: failureReason(error) }),
    };
    if (level === 'error') logger.error(facts, 'the job queue reports an error');
    else logger.warn(facts, 'the job queue warns');
  });
