// The contents of page blocks (docs/lists.md): which products, and the first of them.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { cutAt } from './price-at.queries.ts';

export type BlockGoods = 'best_sellers' | 'cheaper' | 'last_chance' | 'highly_rated';

type Fragment = RawBuilder<unknown>;

/** Every order ends with the id, so that equal ranks have a stable order. */
interface Rule {
  where: Fragment;
  order: Fragment;
}

const HIGH_RATING = 4;

const POPULAR = sql`products.popularity desc, products.id`;

const rules: Record<BlockGoods, (now: Date) => Rule> = {
  // Best sellers: every product, recent best sellers first.
  best_sellers: () => ({ where: sql`true`, order: POPULAR }),
  // Cheaper: a cut of at least one percent now, rounded, by price cut or campaign; biggest cut first.
  cheaper: (now) => ({
    // The first condition ignores the clock and matches the index products_cut; the second is the rule.
    where: sql`cut_percent(products.regular_price_tug, products.price_tug, products.discount_percent,
        products.discount_ending) > 0
      and ${cutAt(now)} > 0`,
    order: sql`${cutAt(now)} desc, ${POPULAR}`,
  }),
  // Last chance: products with the badge last_chance.
  last_chance: (now) => ({
    where: sql`exists (select from product_badges as badge where badge.product_id = products.id
      and badge.kind = 'last_chance' and badge.starts_at <= ${now} and (badge.ends_at is null or badge.ends_at > ${now}))`,
    order: POPULAR,
  }),
  // Highly rated: at least four stars from buyers; unrated products, with five stars by default, do not count.
  highly_rated: () => ({
    where: sql`products.rating_count > 0 and products.rating_sum >= ${HIGH_RATING} * products.rating_count`,
    order: POPULAR,
  }),
};

/** The first products of a block, as ids. */
export async function firstGoods(db: Db, goods: BlockGoods, limit: number, now: Date): Promise<number[]> {
  const { where, order } = rules[goods](now);
  const { rows } = await sql<{ id: number }>`
    select products.id from products where products.is_listed and ${where} order by ${order} limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
