import type { Db } from '../../../db/database.ts';
import { productNames } from '../../catalogue/public.ts';
import { runningOut } from '../../orders/public.ts';
import { incomingByProduct } from '../../purchases/public.ts';
import { missedSearches } from '../../search/public.ts';

const WEEK_DAYS = 7;
/** Stock that lasts longer at last week's pace is not listed. */
const SOON_DAYS = 14;
const SHOWN = 5;

/** Products that will soon be out of stock at last week's pace, and searches without results. */
export async function goodsOfToday(db: Db) {
  const soon = await runningOut(db, SOON_DAYS / WEEK_DAYS);
  const shown = soon.slice(0, SHOWN);
  const names = await productNames(
    db,
    shown.map(({ product_id }) => product_id),
  );
  const incoming = await incomingByProduct(
    db,
    shown.map(({ product_id }) => product_id),
  );
  return {
    running_out: soon.length,
    products: shown.flatMap(({ product_id, pieces, remain }) => {
      const named = names.get(product_id);
      const days = Math.floor((remain * WEEK_DAYS) / pieces);
      return named === undefined
        ? []
        : [{ ...named, remain, sold: pieces, days, incoming: incoming.get(product_id) ?? null }];
    }),
    missed: await missedSearches(db, SHOWN),
  };
}
