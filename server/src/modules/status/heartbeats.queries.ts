import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.generated.ts';

export type Heartbeat = Insertable<Schema['process_heartbeats']>;
export type ShownHeartbeat = Selectable<Schema['process_heartbeats']>;

/** A process that restarts at the same place overwrites the row of the former one. */
export async function writeHeartbeat(db: Db, heartbeat: Heartbeat): Promise<void> {
  const { process: _process, place: _place, ...seen } = heartbeat;
  await db
    .insertInto('process_heartbeats')
    .values(heartbeat)
    .onConflict((conflict) => conflict.columns(['process', 'place']).doUpdateSet(seen))
    .execute();
}

/** For a process that stops normally: its silence is not reported. */
export async function withdrawHeartbeat(db: Db, { process, place }: Pick<Heartbeat, 'process' | 'place'>) {
  await db.deleteFrom('process_heartbeats').where('process', '=', process).where('place', '=', place).execute();
}

export const allHeartbeats = (db: Db): Promise<ShownHeartbeat[]> =>
  db.selectFrom('process_heartbeats').selectAll().orderBy('process').orderBy('place').execute();

export async function deleteHeartbeatsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('process_heartbeats')
    .where('seen_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
