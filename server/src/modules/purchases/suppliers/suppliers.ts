import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { type Facts, noteAbout } from '../../audit/public.ts';
import {
  clearSuppliers,
  comeFrom,
  insertSupplier,
  lockSupplier,
  type SupplierRow,
  supplierById,
  suppliersByName,
  updateSupplier,
} from '../../catalogue/public.ts';
import { openPurchasesBySupplier } from '../purchase/purchases.queries.ts';
import { productIds } from '../purchase/write-draft.ts';

interface Deps {
  db: Db;
  now: () => Date;
}

const noteSupplier = noteAbout('supplier');

type Supplier = CallReply<AdminCalls['listSuppliers']>['suppliers'][number];
type Reply = CallReply<AdminCalls['createSupplier']>;

export async function listSuppliers({ db }: Deps): Promise<CallReply<AdminCalls['listSuppliers']>> {
  const open = await openPurchasesBySupplier(db);
  const rows = await suppliersByName(db);
  return { result: 'success', suppliers: rows.map((row) => presentSupplier(row, open)) };
}

/** Adds a supplier. */
export const createSupplier = (
  deps: Deps,
  typed: CallBody<AdminCalls['createSupplier']>,
  caller: Staff,
): Promise<Reply> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    const id = await insertSupplier(tx, typed, caller.staffId, now);
    await noteSupplier(tx, caller, 'create supplier', id, { after: typed }, now);
    return supplierNow(tx, id);
  });

/** Saves a supplier. Its price lists follow a change of name. */
export const saveSupplier = (
  deps: Deps,
  { id, version, retired, ...typed }: CallBody<AdminCalls['saveSupplier']>,
  caller: Staff,
): Promise<Reply> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const row = await lockSupplier(tx, id);
    if (row.version !== version) throw refuse('changed_meanwhile', { version: row.version, name: row.name });
    await updateSupplier(tx, id, { ...typed, retired_at: retired ? (row.retired_at ?? now) : null });
    const before = { ...factsOf(row), retired: row.retired_at !== null };
    await noteSupplier(tx, caller, 'save supplier', id, { before, after: { ...typed, retired } }, now);
    return supplierNow(tx, id);
  });

/** Assigns products to a supplier. */
export const assignSupplier = (
  deps: Deps,
  { codes, supplier }: CallBody<AdminCalls['assignSupplier']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['assignSupplier']>> =>
  inTransaction(deps.db, async (tx) => {
    const named = supplier === null ? null : await supplierById(tx, supplier);
    const ids = await productIds(
      tx,
      codes.map((code) => ({ code })),
    );
    const products = [...ids.values()];
    const changed = named === null ? await clearSuppliers(tx, products) : await comeFrom(tx, products, named.id);
    const after = { products: codes.slice(0, MOST_NAMED), count: codes.length, supplier: named?.name ?? null };
    await noteSupplier(tx, caller, 'assign supplier', named?.id ?? 0, { after }, deps.now());
    return { result: 'success', changed };
  });

const MOST_NAMED = 50;

async function supplierNow(db: Db, id: number): Promise<Reply> {
  const open = await openPurchasesBySupplier(db);
  return { result: 'success', supplier: presentSupplier(await supplierById(db, id), open) };
}

const presentSupplier = (row: SupplierRow, open: ReadonlyMap<number, number>): Supplier => ({
  ...row,
  retired_at: row.retired_at?.toISOString() ?? null,
  open_purchases: open.get(row.id) ?? 0,
});

const factsOf = ({ name, full_name, contact, email, phone, address, note, deposit_percent }: SupplierRow): Facts => ({
  ...{ name, full_name, contact, email, phone, address, note, deposit_percent },
});
