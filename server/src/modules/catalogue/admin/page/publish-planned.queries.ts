import type { Tx } from '../../../../db/database.ts';

/** The next due product without the gaps that block publishing; skips one that another worker has locked. */
export const nextPlanned = (tx: Tx, now: Date) =>
  tx
    .selectFrom('products')
    .select(['id', 'code', 'published_at', 'publish_at'])
    .where('publish_at', '<=', now)
    .where((eb) => eb(eb('gaps', '&', 3), '=', 0))
    .orderBy('publish_at')
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
