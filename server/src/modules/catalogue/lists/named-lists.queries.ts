// The lists with a name of their own (docs/lists.md): which products each holds, and in which order.
import type { SortOrder } from '@tokhi/contract/fields/paging';
import { DAY_MS } from '@tokhi/rules/delivery/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { TREND_PICKS } from '../../content/public.ts';
import { isInStock } from '../../stock/public.ts';
import { cutAt, priceAt } from './price-at.queries.ts';

export type ListName =
  | 'best_sellers'
  | 'trend'
  | 'cheaper'
  | 'newly_reduced'
  | 'ready'
  | 'arrivals'
  | 'newest'
  | 'family'
  | 'last_chance'
  | 'highly_rated';

type Fragment = RawBuilder<unknown>;

/** `order` is the list's own; it and every order below end with the id, so that equal ranks keep their page. */
interface ListRule {
  from: Fragment;
  where: Fragment;
  order: Fragment;
}

const TREND_DAYS = 60;
const HIGH_RATING = 4;

const PRODUCTS = sql`products`;
const WITH_MODELS = sql`join models on models.id = products.model_id`;
const NOTHING_MORE = sql``;
const POPULAR = sql`products.popularity desc, products.id`;
const NEWEST = sql`products.published_at desc, products.id desc`;

/** The products that wear a badge at `now`, the latest to put it on first. The table lets nobody wear one twice. */
const wearing = (kind: string, now: Date): ListRule => ({
  from: sql`products join product_badges as badge on badge.product_id = products.id`,
  where: sql`badge.kind = ${kind} and badge.starts_at <= ${now} and (badge.ends_at is null or badge.ends_at > ${now})`,
  order: sql`badge.starts_at desc, products.id`,
});

const rules: Record<ListName, (now: Date) => ListRule> = {
  // Best sellers: everything, what sold most lately first.
  best_sellers: () => ({ from: PRODUCTS, where: sql`true`, order: POPULAR }),

  // Trend: what the staff picked, in their order; then the best sellers among what came in the last 60 days.
  trend: (now) => ({
    from: sql`products left join ${TREND_PICKS} as pick on pick.product_id = products.id`,
    // The picks as an array, not as `pick.product_id is not null`: so both sides of the `or` can be looked up in an index.
    where: sql`(products.id = any(array(select product_id from ${TREND_PICKS} as picked))
      or products.published_at > ${new Date(now.getTime() - TREND_DAYS * DAY_MS)})`,
    order: sql`pick.position nulls last, ${POPULAR}`,
  }),

  // Cheaper: what costs at least one percent less than its regular price now, by price cut or campaign; biggest cut first.
  cheaper: (now) => ({
    from: PRODUCTS,
    // The first condition looks at no clock and says what the index products_cut holds; the second is the rule.
    where: sql`cut_percent(products.regular_price_tug, products.price_tug, products.discount_percent) > 0
      and ${cutAt(now)} > 0`,
    order: sql`${cutAt(now)} desc, ${POPULAR}`,
  }),

  // Newly reduced: what wears the badge new_lower_price.
  newly_reduced: (now) => wearing('new_lower_price', now),

  // Ready: what stands in Ulaanbaatar and can be bought.
  ready: () => ({
    from: PRODUCTS,
    where: sql`products.ready_in_ulaanbaatar and ${isInStock('products.id')}`,
    order: POPULAR,
  }),

  // New arrivals: what wears the badge new.
  arrivals: (now) => wearing('new', now),

  // Newest: everything, what was published last first.
  newest: () => ({ from: PRODUCTS, where: sql`true`, order: NEWEST }),

  // Family: what is sold at the family's price.
  family: () => ({ from: PRODUCTS, where: sql`products.is_family_price`, order: POPULAR }),

  // Last chance: what wears the badge last_chance.
  last_chance: (now) => wearing('last_chance', now),

  // Highly rated: what its buyers give four stars or more; five stars by default are nobody's word.
  highly_rated: () => ({
    from: PRODUCTS,
    where: sql`products.rating_count > 0 and products.rating_sum >= ${HIGH_RATING} * products.rating_count`,
    order: POPULAR,
  }),
};

const sorts: Record<SortOrder, (now: Date) => Fragment> = {
  popular: () => POPULAR,
  newest: () => NEWEST,
  'price-up': (now) => sql`${priceAt(now)}, products.id`,
  'price-down': (now) => sql`${priceAt(now)} desc, products.id desc`,
  discount: (now) => sql`${cutAt(now)} desc, ${POPULAR}`,
  // Five stars are shown without a review, and are nobody's word: last (decision 55).
  rating: () => sql`products.rating_sum::numeric / nullif(products.rating_count, 0) desc nulls last, ${POPULAR}`,
  // The room that a piece takes, the smallest first; what has no size comes last.
  size: () => sql`models.width_mm::bigint * models.depth_mm * models.height_mm nulls last, ${POPULAR}`,
};

interface Slice {
  limit: number;
  offset: number;
  sort?: SortOrder | undefined;
}

/** A stretch of the list, as product ids. */
export async function idsOfList(db: Db, list: ListName, { limit, offset, sort }: Slice, now: Date): Promise<number[]> {
  const { from, where, order } = rules[list](now);
  const { rows } = await sql<{ id: number }>`
    select products.id from ${from} ${sort === 'size' ? WITH_MODELS : NOTHING_MORE}
    where products.is_listed and ${where}
    order by ${sort === undefined ? order : sorts[sort](now)}
    limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many products the list holds. */
export async function lengthOfList(db: Db, list: ListName, now: Date): Promise<number> {
  const { from, where } = rules[list](now);
  const { rows } = await sql<{ length: number }>`
    select count(*)::int as length from ${from} where products.is_listed and ${where}`.execute(db);
  return rows[0]?.length ?? 0;
}
