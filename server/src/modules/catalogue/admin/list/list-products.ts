import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../../db/database.ts';
import { presentListed } from './listed-product.present.ts';
import { countMatching, type ListedRow, productRows } from './listed-products.queries.ts';

export interface AdminProductDeps {
  db: Db;
  now: () => Date;
  /** The port that the staff module fills: the names of staff members, by id. */
  namesOfStaff: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** The port that purchases fill: what was ordered from suppliers and has not arrived. */
  incomingOf: (db: Db, ids: readonly number[]) => Promise<{ units: number; expected_on: string; purchase: number }[]>;
}

const PAGE_SIZE = 50;
const MOST_COUNTED = 1_000;
const MOST_FOUND = 8;

/** A page of products. Reads one extra row to know whether there is a next page. */
export async function listProducts(
  deps: AdminProductDeps,
  { after, ...filter }: CallBody<AdminCalls['listProducts']>,
): Promise<CallReply<AdminCalls['listProducts']>> {
  const rows = await productRows(deps.db, { filter, after, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const counted = after === undefined ? await countMatching(deps.db, filter, MOST_COUNTED) : null;
  return {
    result: 'success',
    products: await presented(deps, shown),
    next: rows.length > PAGE_SIZE && last !== undefined ? { updated_at: last.updated_key, id: last.id } : null,
    total: counted === null ? null : { count: Math.min(counted, MOST_COUNTED), capped: counted > MOST_COUNTED },
  };
}

/** For the global search field: the matches that were edited last. */
export async function findProducts(
  deps: AdminProductDeps,
  text: string,
): Promise<CallReply<AdminCalls['findProducts']>> {
  const rows = await productRows(deps.db, { filter: { text }, after: undefined, limit: MOST_FOUND });
  return { result: 'success', products: await presented(deps, rows) };
}

async function presented({ db, now, namesOfStaff }: AdminProductDeps, rows: readonly ListedRow[]) {
  const editors = new Set(rows.flatMap(({ edited_by }) => edited_by ?? []));
  const names = editors.size === 0 ? new Map<number, string>() : await namesOfStaff(db, [...editors]);
  return rows.map((row) => presentListed(row, names, now()));
}
