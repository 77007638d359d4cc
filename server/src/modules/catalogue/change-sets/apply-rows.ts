import type { Tx } from '../../../db/database.ts';
import { changeManyPrices } from '../change-price.ts';
import type { NewPrice } from '../prices/prices.queries.ts';
import { campaignOf } from '../pricing/price-at-moment.ts';
import { type ChangeSetRow, changeSetById } from './change-sets.queries.ts';
import { type Fields, type LockedRow, lockRows, writeCosts, writeFacts } from './write-rows.queries.ts';

/** The result for a product: the version that was written, or why it was not. */
type Outcome = { changeId: number } | { reason: 'changed_meanwhile' };
type Outcomes = ReadonlyMap<number, Outcome>;

const PRICE_FIELDS = ['price_tug', 'regular_price_tug', 'discount_percent'] as const;
const FACTS = ['name', 'bonus_percent', 'weight_grams', 'customs_code'] as const;

/** Applies a portion of a set: products in the version that was seen get its values, others stay as they are. */
export async function applyRows(tx: Tx, setId: number, productIds: readonly number[], now: Date): Promise<Outcomes> {
  const set = await appliedSet(tx, setId);
  const rows = await lockRows(tx, setId, productIds);
  const unchanged = rows.filter((row) => row.version === row.seen_version);
  const versions = await write(
    tx,
    unchanged.map((row) => ({ row, fields: startingAt(row.after, set) })),
    { staffId: set.prepared_by, reason: set.reason, changeSet: setId },
    now,
  );
  return outcomesOf(rows, versions);
}

/** Restores the values from before a set, where nobody changed the product since; `versions`: as the set left them. */
export async function putRowsBack(
  tx: Tx,
  setId: number,
  versions: ReadonlyMap<number, number>,
  { staffId, reason }: { staffId: number; reason: string },
  now: Date,
): Promise<Outcomes> {
  const rows = await lockRows(tx, setId, [...versions.keys()]);
  const untouched = rows.filter((row) => row.version === versions.get(row.product_id));
  const written = await write(
    tx,
    untouched.map((row) => ({ row, fields: row.before })),
    { staffId, reason, changeSet: null },
    now,
  );
  return outcomesOf(rows, written);
}

async function appliedSet(tx: Tx, setId: number): Promise<ChangeSetRow & { applied_at: Date }> {
  const set = await changeSetById(tx, setId);
  if (set === undefined || set.applied_at === null) throw new Error(`change set ${setId} is not being applied`);
  return { ...set, applied_at: set.applied_at };
}

/** A campaign of the set begins for all products when the set was applied, not per portion. */
const startingAt = (after: Fields, { applied_at }: { applied_at: Date }): Fields =>
  (after.discount_percent ?? 0) > 0 ? { ...after, discount_starts_at: applied_at.toISOString() } : after;

interface ToWrite {
  row: LockedRow;
  fields: Fields;
}

/**
 * Other fields first, then prices: each product ends with the version of the last write. A cost is stored beside the product, and raises
 * its version only when no other field does: each product update writes thirty indexes.
 */
async function write(
  tx: Tx,
  all: readonly ToWrite[],
  change: { staffId: number; reason: string; changeSet: number | null },
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const changes = (fields: Fields, some: readonly (keyof Fields)[]) => some.some((field) => field in fields);
  const priced = all.filter(({ fields }) => changes(fields, PRICE_FIELDS));
  const facts = all.filter(({ fields }) => changes(fields, FACTS) || !changes(fields, PRICE_FIELDS));
  const costs = all.filter(({ fields }) => 'cost_fen' in fields);
  const versions = new Map<number, number>();
  const note = (written: readonly { id: number; version: number }[]) => {
    for (const { id, version } of written) versions.set(id, version);
  };
  const rowsOf = (some: readonly ToWrite[]) => some.map(({ row, fields }) => ({ id: row.product_id, fields }));
  if (facts.length > 0) note(await writeFacts(tx, rowsOf(facts), change.staffId));
  if (costs.length > 0) await writeCosts(tx, rowsOf(costs), now);
  if (priced.length > 0) {
    const prices = priced.map(({ row, fields }) => ({ id: row.product_id, price: priceOf(row, fields) }));
    note(await changeManyPrices(tx, prices, change));
  }
  return versions;
}

/** A new price keeps the campaign, and a new campaign keeps the price. */
function priceOf(row: LockedRow, fields: Fields): NewPrice {
  const { discount_percent: percent, discount_ending, discount_starts_at, discount_ends_at } = fields;
  return {
    priceTug: fields.price_tug ?? row.price_tug,
    regularPriceTug: fields.regular_price_tug ?? row.regular_price_tug,
    campaign:
      percent === undefined
        ? campaignOf(row)
        : {
            ...{ percent, ending: discount_ending ?? 0 },
            ...{ startsAt: momentOf(discount_starts_at), endsAt: momentOf(discount_ends_at) },
          },
  };
}

const momentOf = (stored: string | null | undefined): Date | null =>
  stored === null || stored === undefined ? null : new Date(stored);

const outcomesOf = (rows: readonly LockedRow[], versions: ReadonlyMap<number, number>): Outcomes =>
  new Map(
    rows.map(({ product_id }): [number, Outcome] => {
      const version = versions.get(product_id);
      return [product_id, version === undefined ? { reason: 'changed_meanwhile' } : { changeId: version }];
    }),
  );
