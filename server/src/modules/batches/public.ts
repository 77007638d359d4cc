export { batchesSince } from './batch-figures.queries.ts';
export { startDueSetsHandler } from './change-sets/start-due-sets.job.ts';
export { batchHandlers } from './run-batch.job.ts';
export { outcomeOfBatch } from './stocktakes/outcome-of-batch.ts';
