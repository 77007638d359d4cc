import { refuse } from '@tokhi/contract/texts/refusals';
import type { RawBuilder } from 'kysely';
import type { Staff } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { pricingSettings } from '../../settings/public.ts';
import { insertChangeSet, insertChangeSetRows, type NewChangeSet } from './change-sets.queries.ts';
import type { Figures } from './figured-rows.queries.ts';

/** Enough for the whole shop; more is a mistake in the selection. */
export const MOST_PRODUCTS = 50_000;

/** One product in a query of `createChangeSet`: fields named as columns, only those to change. */
export interface WantedFields {
  price_tug?: number;
  /** Omitted: it follows the price. */
  regular_price_tug?: number;
  /** A campaign from the moment of applying; 0 ends the running one. With `discount_ends_at`, null: no end. */
  discount_percent?: number;
  discount_ends_at?: string | null;
  cost_fen?: number;
  name?: string;
  bonus_percent?: number;
  weight_grams?: number;
  customs_code?: string;
}

/**
 * Prepares a change of many products in the caller's transaction: the set, its rows and its audit row. `wanted` is a query for
 * `product_id int, seen_version int, after jsonb` (`WantedFields`), at most one row per product, already validated. Nothing changes in the
 * shop before the set is applied.
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
