import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from '../logger.ts';
import { failureReason } from './failure-reason.ts';

/**
 * The queue's own messages in our log: its errors and warnings only, because each job logs its line (job-task.ts). They quote
 * error messages behind a colon, a quotation mark or a new line, so they end there; the reason is told by its codes.
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
