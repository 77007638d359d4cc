import type { stockPlaces } from '@tokhi/contract/admin/stock/stock-calls';
import type { differenceReasons } from '@tokhi/contract/admin/stock/stocktake-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

type Place = (typeof stockPlaces)[number];
export type DifferenceReason = (typeof differenceReasons)[number];

const stocktakes = (db: Db) => db.selectFrom('stocktakes').selectAll().$narrowType<{ place: Place }>();

export const stocktakeById = (db: Db, id: number) => stocktakes(db).where('id', '=', id).executeTakeFirst();
export type StocktakeRow = NonNullable<Awaited<ReturnType<typeof stocktakeById>>>;

/** Locks the stocktake until the transaction ends. */
export const lockStocktake = (tx: Tx, id: number) => stocktakes(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Null if the shelf is already being counted. */
export async function insertStocktake(
  tx: Tx,
  values: { place: Place; shelf: string; started_by: number; started_at: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('stocktakes')
    .values(values)
    .onConflict((conflict) => conflict.columns(['place', 'shelf']).where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const openStocktake = (db: Db, place: Place, shelf: string) =>
  stocktakes(db)
    .where('place', '=', place)
    .where('shelf', '=', shelf)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();

interface Steps {
  counted_at?: Date;
  closed_at?: Date;
  batch_id?: number;
}

export async function updateStocktake(tx: Tx, id: number, steps: Steps): Promise<void> {
  await tx
    .updateTable('stocktakes')
    .set({ ...steps, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export const linesOf = (db: Db, id: number) =>
  db
    .selectFrom('stocktake_lines')
    .selectAll()
    .$narrowType<{ reason: DifferenceReason | null }>()
    .where('stocktake_id', '=', id)
    .execute();
export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

interface Counted {
  stocktakeId: number;
  productId: number;
  units: number;
  staffId: number;
  onHand: number;
  movementId: number;
  belongs: boolean;
}

/** Adds to the count of a product; the system's figure is stored with the first unit. */
export async function addUnits(tx: Tx, counted: Counted, now: Date): Promise<void> {
  await insertLine(tx, counted, now, sql`units = stocktake_lines.units + excluded.units`);
}

/** Replaces the count with a typed number. */
export async function setUnits(tx: Tx, counted: Counted, now: Date, isRecount: boolean): Promise<void> {
  await insertLine(
    tx,
    counted,
    now,
    sql`units = excluded.units, on_hand_then = excluded.on_hand_then, movement_id = excluded.movement_id,
      recounts = stocktake_lines.recounts + ${isRecount ? 1 : 0}::int, reason = null`,
  );
}

async function insertLine(tx: Tx, line: Counted, now: Date, again: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into stocktake_lines
      (stocktake_id, product_id, units, counted_by, counted_at, on_hand_then, movement_id, belongs)
    values (${line.stocktakeId}, ${line.productId}, ${line.units}, ${line.staffId}, ${now}, ${line.onHand},
      ${line.movementId === 0 ? null : line.movementId}, ${line.belongs})
    on conflict (stocktake_id, product_id) do update set
      counted_at = excluded.counted_at, counted_by = excluded.counted_by, ${again}`.execute(tx);
}

/** Returns whether there was a difference to explain. */
export async function writeReason(
  tx: Tx,
  { stocktakeId, productId }: { stocktakeId: number; productId: number },
  reason: DifferenceReason,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stocktake_lines')
    .set({ reason })
    .where('stocktake_id', '=', stocktakeId)
    .where('product_id', '=', productId)
    .where('belongs', '=', true)
    .whereRef('units', '<>', 'on_hand_then')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The products whose count differs, as a query inside another statement. */
export const differing = (stocktakeId: number) => sql`
  select product_id from stocktake_lines where stocktake_id = ${stocktakeId} and belongs and units <> on_hand_then`;

/** Products with a location on this shelf. */
export async function productsOfShelf(db: Db, shelf: string): Promise<number[]> {
  const rows = await db.selectFrom('stock_places').select('product_id').where('shelf', '=', shelf).execute();
  return rows.map(({ product_id }) => product_id);
}
