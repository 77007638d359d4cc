// The queue as the worker empties it, on the model's clock: a job is locked while it runs, deleted when it is done, and unlocked if it
// failed or its worker died.
import { sql } from 'kysely';
import type { Database } from '../../../src/db/database.ts';
import { JobFailure } from '../../../src/jobs/failure-reason.ts';
import { allOf, isBusy } from './all-of.ts';
import type { ModelShop } from './shop.ts';

interface TakenJob {
  id: number;
  name: string;
  payload: unknown;
}

const WORKER = 'model';

/** Takes due money jobs: only expiry jobs have a due time, the others are always due. */
async function takeJobs({ database, clock, handlers }: ModelShop, most: number): Promise<TakenJob[]> {
  const { rows } = await sql<TakenJob>`
    update graphile_worker._private_jobs as taken set locked_at = now(), locked_by = ${WORKER}
    from (
      select jobs.id, tasks.identifier from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where tasks.identifier = any(${[...handlers.keys()]}) and jobs.locked_at is null
        and (tasks.identifier <> 'expire-order' or jobs.run_at <= ${clock.at})
      order by jobs.priority, jobs.id limit ${most} for update of jobs skip locked) as due
    where taken.id = due.id returning taken.id, due.identifier as name, taken.payload`.execute(database.db);
  return rows;
}

/** Jobs locked by a killed worker: the real sweep unlocks them later, and drops those replaced meanwhile. */
export async function freeLeftJobs({ db }: Pick<Database, 'db'>): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where locked_by = ${WORKER} and key is null`.execute(db);
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by = ${WORKER}`.execute(
    db,
  );
}

/** If the provider or the tax office is away, the job is retried later. Any other error is a bug. */
export const unlessAway = (job: Promise<unknown>): Promise<unknown> =>
  job.catch((error: unknown) => {
    if (!(error instanceof JobFailure)) throw error;
    return error;
  });

async function doJob(shop: ModelShop, { id, name, payload }: TakenJob): Promise<boolean> {
  const { db } = shop.database;
  const handler = shop.handlers.get(name);
  if (handler === undefined) throw new Error(`nobody does ${name}`);
  const failure = await unlessAway(handler.attempt(payload)).catch((error: unknown) => {
    if (!isBusy(error)) throw error;
    return new JobFailure('busy');
  });
  if (failure instanceof JobFailure) {
    await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where id = ${id}`.execute(db);
    return false;
  }
  // If killed here, it is done again.
  await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(db);
  return true;
}

/** Runs up to `most` waiting jobs at once; returns how many were done. */
export async function runJobs(shop: ModelShop, most: number): Promise<number> {
  const jobs = await takeJobs(shop, most);
  const done = await allOf(jobs.map((job) => doJob(shop, job)));
  return done.filter(Boolean).length;
}

/** Runs until no job waits; everything is available. */
export async function runAllJobs(shop: ModelShop): Promise<void> {
  const AT_ONCE = 4;
  while ((await runJobs(shop, AT_ONCE)) > 0);
}

export async function purgeJobs({ db }: Pick<Database, 'db'>): Promise<void> {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
}
