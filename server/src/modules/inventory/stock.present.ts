import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Movement } from '../stock/public.ts';
import type { ShelfRow, StockRow } from './stock-list.queries.ts';

type Listed = CallReply<AdminCalls['listStock']>;
type Shown = CallReply<AdminCalls['showStock']>;

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const presentStock = (row: StockRow): Listed['products'][number] => ({
  ...{ id: row.id, code: row.code, name: row.name, picture: row.picture, location: row.location },
  place: row.is_ready ? 'ulaanbaatar' : 'beijing',
  ...{ onHand: row.on_hand, reserved: row.reserved, remain: row.remain, countedAt: at(row.counted_at) },
});

/** Products without a location are on no shelf. */
export const presentShelves = (rows: readonly ShelfRow[]): NonNullable<Listed['shelves']> =>
  rows.flatMap(({ shelf, kinds, on_hand, counted_at, stocktake }) =>
    shelf === null ? [] : [{ shelf, products: kinds, onHand: on_hand, countedAt: at(counted_at), stocktake }],
  );

export const presentMovement = (
  row: Movement,
  numbers: ReadonlyMap<number, string>,
  names: ReadonlyMap<number, string>,
): Shown['movements'][number] => ({
  ...{ id: row.id, at: row.created_at.toISOString(), change: row.on_hand_change, onHandAfter: row.on_hand_after },
  reason: row.reason as Shown['movements'][number]['reason'],
  loss: row.loss as Shown['movements'][number]['loss'],
  note: row.note,
  ordernumber: row.order_id === null ? null : (numbers.get(row.order_id) ?? null),
  by: row.staff_id === null ? null : (names.get(row.staff_id) ?? null),
});
