export { batchHandlers } from './run-batch.job.ts';
