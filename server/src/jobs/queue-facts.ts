/** For monitoring without the shop's code: how long the oldest due job waits, and how many failed for good. */
export const QUEUE_FACTS = `
  select coalesce(extract(epoch from clock_timestamp() - min(run_at)), 0)::float8 as seconds,
    (select count(*) from failed_jobs where settled_at is null)::int as failures
  from graphile_worker.jobs where run_at <= clock_timestamp() and locked_at is null and attempts < max_attempts`;
