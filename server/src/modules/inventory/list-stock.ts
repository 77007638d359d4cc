import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../db/database.ts';
import { type NamesOfStaff, numbersOfOrders } from '../orders/public.ts';
import { movementsOf, ordersReserving } from '../stock/public.ts';
import { presentMovement, presentShelf, presentStock } from './stock.present.ts';
import { type StockFilter, shelfRows, stockRow, stockRows, stockSums } from './stock-list.queries.ts';

export interface InventoryDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: NamesOfStaff;
}

const PAGE_SIZE = 50;
/** A shelf that nobody has counted for a quarter of a year. */
const STALE_MS = 90 * 86_400_000;

type Reply = CallReply<AdminCalls['listStock']>;

/** A page of products. One row more is read than shown: it says whether there is a next page. */
export async function listStock(
  { db, now }: InventoryDeps,
  { place, shelf, show, text, after }: CallBody<AdminCalls['listStock']>,
): Promise<Reply> {
  const staleBefore = new Date(now().getTime() - STALE_MS);
  const filter = { isReady: place === 'ulaanbaatar', shelf, show, text, staleBefore };
  const rows = await stockRows(db, filter, after, PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    result: 'success',
    products: shown.map(presentStock),
    next: rows.length > PAGE_SIZE && last !== undefined ? { location: last.location ?? '', id: last.id } : null,
    sums:
      after === undefined
        ? await sumsOf(
            db,
            filter,
            shown.map(({ id }) => id),
          )
        : null,
    shelves: after === undefined ? (await shelfRows(db, place)).map(presentShelf) : null,
  };
}

/** How many orders hold something of a shelf; of a whole place nobody asks. */
async function sumsOf(db: Db, filter: StockFilter, ids: readonly number[]): Promise<Reply['sums']> {
  const { kinds, on_hand, reserved, stale } = await stockSums(db, filter);
  const reservedBy = filter.shelf === undefined ? [] : await ordersReserving(db, ids);
  const orders = new Set(reservedBy.map(({ order_id }) => order_id)).size;
  return { products: kinds, onHand: on_hand, reserved, stale, orders };
}

/** One product with what came and went. */
export async function showStock(
  { db, namesOfStaff }: InventoryDeps,
  { code, before }: CallBody<AdminCalls['showStock']>,
): Promise<CallReply<AdminCalls['showStock']>> {
  const row = await stockRow(db, code);
  if (row === undefined) throw refuse('product_not_found');
  const movements = await movementsOf(db, row.id, before, PAGE_SIZE + 1);
  const shown = movements.slice(0, PAGE_SIZE);
  const reservedBy = await ordersReserving(db, [row.id]);
  const orderIds = [...shown, ...reservedBy].flatMap(({ order_id }) => order_id ?? []);
  const numbers = await numbersOfOrders(db, orderIds);
  const names = await namesOfStaff(
    db,
    shown.flatMap(({ staff_id }) => staff_id ?? []),
  );
  return {
    result: 'success',
    product: presentStock(row),
    version: (before === undefined ? shown[0]?.id : undefined) ?? 0,
    reservedBy: reservedBy.map(({ order_id, quantity }) => ({
      ordernumber: numbers.get(order_id) ?? '',
      units: quantity,
    })),
    movements: shown.map((movement) => presentMovement(movement, numbers, names)),
    next: movements.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}
