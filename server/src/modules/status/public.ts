export { purgeHeartbeatsHandler } from './purge-heartbeats.job.ts';
export { sendHeartbeats } from './send-heartbeats.ts';
