import type { ShopEvent } from '@tokhi/contract/fields/shop-entities';
import type { Db } from '../../db/database.ts';
import { presentEvent } from './content.present.ts';
import { eventsAt } from './content.queries.ts';

/** The event chips of the header at `now`. */
export const showEvents = async (db: Db, now: Date): Promise<ShopEvent[]> =>
  (await eventsAt(db, now).execute()).map(presentEvent);
