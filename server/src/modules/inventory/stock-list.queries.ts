import type { stockFilters } from '@tokhi/contract/admin/stock/stock-calls';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isNamed, placedProducts, staffProducts } from '../catalogue/public.ts';
import { countOrdersReserving, levels } from '../stock/public.ts';

export interface StockRow {
  id: number;
  code: string;
  name: string;
  picture: string | null;
  is_ready: boolean;
  location: string | null;
  on_hand: number;
  reserved: number;
  remain: number;
  counted_at: Date | null;
}

const ROW = sql`goods.id, goods.code, goods.name, goods.picture, goods.is_ready, stood.location, stood.counted_at,
  coalesce(level.on_hand, 0) as on_hand, coalesce(level.reserved, 0) as reserved, coalesce(level.remain, 0) as remain`;
const FROM = sql`${staffProducts} as goods
  left join stock_places stood on stood.product_id = goods.id
  left join ${levels} as level on level.product_id = goods.id`;

export interface StockFilter {
  isReady: boolean;
  shelf: string | undefined;
  show: (typeof stockFilters)[number];
  text: string | undefined;
  /** A count before this time is stale. */
  staleBefore: Date;
}

function matches({ isReady, shelf, show, text, staleBefore }: StockFilter) {
  const digits = text?.replace(/[\s.-]/g, '') ?? '';
  const named = /^\d+$/.test(digits)
    ? sql`goods.code >= ${digits} and goods.code < ${`${digits}:`}`
    : isNamed(text ?? '');
  const shown = {
    all: sql`true`,
    out: sql`coalesce(level.remain, 0) = 0`,
    stale: sql`coalesce(level.on_hand, 0) > 0 and (stood.counted_at is null or stood.counted_at < ${staleBefore})`,
    unplaced: sql`stood.location is null`,
  }[show];
  return sql`goods.is_ready = ${isReady} and ${shown} and ${text === undefined ? sql`true` : named}
    and ${shelf === undefined ? sql`true` : sql`stood.shelf = ${shelf}`}`;
}

/** A shelf in the order of its locations, otherwise by id. */
export async function stockRows(
  db: Db,
  filter: StockFilter,
  after: { location: string; id: number } | undefined,
  limit: number,
): Promise<StockRow[]> {
  const key = filter.shelf === undefined ? sql`goods.id` : sql`stood.location, goods.id`;
  const next =
    filter.shelf === undefined
      ? sql`goods.id > ${after?.id ?? 0}`
      : sql`(stood.location, goods.id) > (${after?.location ?? ''}, ${after?.id ?? 0})`;
  const { rows } = await sql<StockRow>`
    select ${ROW} from ${FROM} where ${matches(filter)} and ${next} order by ${key} limit ${limit}`.execute(db);
  return rows;
}

/** One product, by its article number. */
export async function stockRow(db: Db, code: string): Promise<StockRow | undefined> {
  const { rows } = await sql<StockRow>`select ${ROW} from ${FROM} where goods.code = ${code}`.execute(db);
  return rows[0];
}

/** Products by id, for the lines of a stocktake. */
export async function stockRowsByIds(db: Db, ids: readonly number[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select ${ROW} from ${FROM} where goods.id = any(${[...ids]}::int[]) order by stood.location, goods.id`.execute(db);
  return rows;
}

export interface Sums {
  kinds: number;
  on_hand: number;
  reserved: number;
  stale: number;
}

const sums = (staleBefore: Date) => sql`count(*)::int as kinds, coalesce(sum(level.on_hand), 0)::int as on_hand,
  coalesce(sum(level.reserved), 0)::int as reserved, count(*) filter (where level.on_hand > 0
    and (stood.counted_at is null or stood.counted_at < ${staleBefore}))::int as stale`;

export async function stockSums(db: Db, filter: StockFilter): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select ${sums(filter.staleBefore)} from ${FROM} where ${matches(filter)}`.execute(db);
  return rows[0] ?? { kinds: 0, on_hand: 0, reserved: 0, stale: 0 };
}

/** The number of orders that have reserved any of these products, not only of those on a page. */
export const ordersOf = (db: Db, filter: StockFilter): Promise<number> =>
  countOrdersReserving(db, sql`select goods.id from ${FROM} where ${matches(filter)}`);

export interface ShelfRow extends Sums {
  /** Null: products without a location. */
  shelf: string | null;
  counted_at: Date | null;
  stocktake: number | null;
}

/** The shelves of a place: those with products, and those being counted. It reads the whole place, so one statement does all. */
export async function shelfRows(db: Db, { isReady, staleBefore }: StockFilter): Promise<ShelfRow[]> {
  const place = isReady ? 'ulaanbaatar' : 'beijing';
  const { rows } = await sql<ShelfRow>`
    with stood as (
      select shelf, ${sums(staleBefore)}, case when bool_and(counted_at is not null) then min(counted_at) end as counted_at
      from ${placedProducts} as goods left join stock_places stood on stood.product_id = goods.id
      left join ${levels} as level on level.product_id = goods.id
      where goods.is_ready = ${isReady} group by shelf),
    open as (select shelf, id from stocktakes where closed_at is null and place = ${place})
    select coalesce(stood.shelf, open.shelf) as shelf, coalesce(kinds, 0) as kinds, coalesce(on_hand, 0) as on_hand,
      coalesce(reserved, 0) as reserved, coalesce(stale, 0) as stale, counted_at, open.id as stocktake
    from stood full join open on open.shelf = stood.shelf order by 1`.execute(db);
  return rows;
}
