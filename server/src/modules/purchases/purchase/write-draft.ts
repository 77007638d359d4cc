import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { costsOfProducts, productIdsByCode, requireSupplier, seesCosts } from '../../catalogue/public.ts';
import type { PurchaseDeps } from '../purchases-deps.ts';
import { linesOfPurchase, replaceLines, type WrittenLine } from './lines.queries.ts';
import { notePurchase } from './note-purchase.ts';
import { insertPurchase, isDraft, lockPurchase, updatePurchase } from './purchases.queries.ts';
import { showPurchase } from './show-purchase.ts';

type Reply = CallReply<AdminCalls['showPurchase']>;

/** Begins a draft; chosen products start with their known cost. */
export async function createPurchase(
  deps: PurchaseDeps,
  { supplier: supplierId, expected_on, lines }: CallBody<AdminCalls['createPurchase']>,
  caller: Staff,
): Promise<Reply> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const { deposit_percent, name } = await requireSupplier(tx, supplierId);
    const begun = {
      supplier_id: supplierId,
      created_by: caller.staffId,
      created_at: now,
      deposit_percent,
      expected_on,
    };
    const id = await insertPurchase(tx, begun);
    const ids = await productIds(tx, lines);
    const costs = await costsOfProducts(tx, [...ids.values()]);
    await replaceLines(
      tx,
      id,
      lines.map(({ code, units }) => {
        const product_id = ids.get(code) ?? 0;
        return { product_id, units, unit_cost_fen: costs.get(product_id) ?? null, expected_on: null };
      }),
    );
    const after = { supplier: name, expected_on, lines: lines.map(({ code, units }) => `${code} × ${units}`) };
    await notePurchase(tx, caller, 'create purchase', id, { after }, now);
    return showPurchase({ ...deps, db: tx }, id, caller);
  });
}

/** Saves a whole draft. A staff member who may not see costs keeps the existing ones. */
export async function savePurchase(
  deps: PurchaseDeps,
  body: CallBody<AdminCalls['savePurchase']>,
  caller: Staff,
): Promise<Reply> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockPurchase(tx, body);
    if (!isDraft(row)) throw refuse('purchase_not_draft');
    const { name } = await requireSupplier(tx, body.supplier);
    const before = await linesOfPurchase(tx, row.id);
    const lines = await writtenLines(tx, body.lines);
    const had = new Map(before.map((line) => [line.product_id, line.unit_cost_fen]));
    const kept = (line: WrittenLine) => ({ ...line, unit_cost_fen: had.get(line.product_id) ?? null });
    await replaceLines(tx, row.id, seesCosts(caller) ? lines : lines.map(kept));
    const { expected_on, deposit_percent, note } = body;
    await updatePurchase(tx, row.id, { supplier_id: body.supplier, expected_on, deposit_percent, note });
    const facts = {
      before: { expected_on: row.expected_on, deposit_percent: row.deposit_percent, units: row.units },
      after: {
        supplier: name,
        expected_on,
        deposit_percent,
        lines: body.lines.map(({ code, units }) => `${code} × ${units}`),
      },
    };
    await notePurchase(tx, caller, 'save purchase', row.id, facts, now);
    return showPurchase({ ...deps, db: tx }, row.id, caller);
  });
}

async function writtenLines(db: Db, lines: CallBody<AdminCalls['savePurchase']>['lines']): Promise<WrittenLine[]> {
  const ids = await productIds(db, lines);
  return lines.map(({ code, units, unit_fen, expected_on }) => ({
    ...{ product_id: ids.get(code) ?? 0, units, unit_cost_fen: unit_fen, expected_on },
  }));
}

/** Ids by code; an unknown code is refused. */
export async function productIds(
  db: Db | Tx,
  lines: readonly { code: string }[],
): Promise<ReadonlyMap<string, number>> {
  const ids = await productIdsByCode(
    db,
    lines.map(({ code }) => code),
  );
  const unknown = lines.find(({ code }) => !ids.has(code));
  if (unknown !== undefined) throw refuse('product_not_found', { code: unknown.code });
  return ids;
}
