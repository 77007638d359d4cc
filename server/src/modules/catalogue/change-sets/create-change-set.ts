import { refuse } from '@tokhi/contract/texts/refusals';
import type { RawBuilder } from 'kysely';
import type { Staff } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { pricingSettings } from '../../settings/public.ts';
import { insertChangeSet, insertChangeSetRows, type NewChangeSet } from './change-sets.queries.ts';
import type { Figures } from './figured-rows.queries.ts';

/** A change of the whole shop; more is a mistake in what was chosen. */
export const MOST_PRODUCTS = 50_000;

/** One wanted product, as a query of `createChangeSet` gives it: by the names of columns, only what is to change. */
export interface WantedFields {
  price_tug?: number;
  /** Left out: it goes along with the price. */
  regular_price_tug?: number;
  /** A campaign from the moment of applying; 0 ends the one that runs. With `discount_ends_at`, null: open. */
  discount_percent?: number;
  discount_ends_at?: string | null;
  cost_fen?: number;
  name?: string;
  bonus_percent?: number;
  weight_grams?: number;
  customs_code?: string;
}

/**
 * Prepares a change of many products in a transaction of its caller: the set, its rows and its audit row. `wanted` is a query
 * for `product_id int, seen_version int, after jsonb` (`WantedFields`), a product in one row at most; what it asks for is already checked.
 * Nothing of the shop changes before somebody applies the set.
 */
export async function createChangeSet(
  tx: Tx,
  set: NewChangeSet,
  wanted: RawBuilder<unknown>,
  caller: Staff,
  now: Date,
): Promise<{ id: number; figures: Figures }> {
  const id = await insertChangeSet(tx, set, caller.staffId, now);
  const limits = { settings: await pricingSettings(tx), most: MOST_PRODUCTS };
  const figures = await insertChangeSetRows(tx, id, wanted, limits);
  if (figures.rows === 0) throw refuse('nothing_changes');
  if (figures.rows > MOST_PRODUCTS) throw refuse('too_many_products', { most: MOST_PRODUCTS });
  const { source, name, reason } = set;
  const after = { source, name, reason, products: figures.rows };
  const subject = { kind: 'change-set', id: String(id) };
  await writeAudit(tx, { action: 'prepare change set', subject, ...auditedBy(caller), after }, now);
  return { id, figures };
}
