import type { Db } from '../../../db/database.ts';
import { searchSettings } from '../../settings/public.ts';
import { type StaffWords, sayingsWith } from './staff-words.ts';

/** Some hundred rows, all read again when something beside products changes. */
export async function readStaffWords(db: Db): Promise<StaffWords> {
  const { popularFewest, popularShown } = await searchSettings(db);
  const synonyms = await db
    .selectFrom('search_synonyms')
    .select(['said', 'meant', 'both_ways as bothWays'])
    .orderBy('id')
    .execute();
  const pinned = await db
    .selectFrom('search_pins')
    .innerJoin('search_pinned_products', 'pins_id', 'search_pins.id')
    .select(['query_key', 'product_id'])
    .orderBy('pins_id')
    .orderBy('place')
    .execute();
  const popular = await db
    .selectFrom('popular_searches')
    .select('text')
    .where('text', 'not in', db.selectFrom('hidden_searches').select('query'))
    .orderBy('place')
    .limit(popularShown)
    .execute();
  const pins = Map.groupBy(pinned, ({ query_key }) => query_key);
  return {
    synonyms,
    sayings: sayingsWith(synonyms),
    pins: new Map([...pins].map(([key, rows]) => [key, rows.map(({ product_id }) => product_id)])),
    popular: popular.length < popularFewest ? [] : popular.map(({ text }) => text),
  };
}
