import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../db/database.ts';
import { type NamesOfStaff, numbersOfOrders } from '../orders/public.ts';
import { movementsOf, ordersReserving } from '../stock/public.ts';
import { presentMovement, presentShelves, presentStock } from './stock.present.ts';
import {
  ordersOf,
  type ShelfRow,
  type StockFilter,
  type Sums,
  shelfRows,
  stockRow,
  stockRows,
  stockSums,
} from './stock-list.queries.ts';

export interface InventoryDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: NamesOfStaff;
}

const PAGE_SIZE = 50;
/** A shelf that was not counted for a quarter of a year. */
const STALE_MS = 90 * 86_400_000;

type Reply = CallReply<AdminCalls['listStock']>;

/** A page of products. One extra row is read: it shows whether there is a next page. */
export async function listStock(
  { db, now }: InventoryDeps,
  { place, shelf, show, text, after }: CallBody<AdminCalls['listStock']>,
): Promise<Reply> {
  const staleBefore = new Date(now().getTime() - STALE_MS);
  const filter = { isReady: place === 'ulaanbaatar', shelf, show, text, staleBefore };
  const rows = await stockRows(db, filter, after, PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const next = rows.length > PAGE_SIZE && last !== undefined ? { location: last.location ?? '', id: last.id } : null;
  const page = { result: 'success' as const, products: shown.map(presentStock), next };
  if (after !== undefined) return { ...page, sums: null, shelves: null };
  const shelves = await shelfRows(db, filter);
  return { ...page, sums: await sumsOf(db, filter, shelves), shelves: presentShelves(shelves) };
}

/** Counts the orders with reserved units only for a shelf; nobody needs it for a whole store. */
async function sumsOf(db: Db, filter: StockFilter, shelves: readonly ShelfRow[]): Promise<Reply['sums']> {
  const { shelf, show, text } = filter;
  const isWhole = show === 'all' && text === undefined;
  const wanted = shelves.filter((row) => shelf === undefined || row.shelf === shelf);
  const { kinds, on_hand, reserved, stale } = isWhole ? added(wanted) : await stockSums(db, filter);
  const orders = shelf === undefined ? 0 : await ordersOf(db, filter);
  return { products: kinds, onHand: on_hand, reserved, stale, orders };
}

function added(rows: readonly Sums[]): Sums {
  const sum = (name: keyof Sums): number => rows.reduce((all, row) => all + row[name], 0);
  return { kinds: sum('kinds'), on_hand: sum('on_hand'), reserved: sum('reserved'), stale: sum('stale') };
}

/** One product with its movements. */
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
