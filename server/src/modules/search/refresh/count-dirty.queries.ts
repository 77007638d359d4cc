import type { Db } from '../../../db/database.ts';

/** Product changes that lists and search do not show yet. */
export async function countDirty(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('search_dirty')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
