import type { importFilters } from '@tokhi/contract/admin/imports/import-words';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ParsedRow } from './parse-row.ts';
import { hasWarning } from './row-states.queries.ts';

type ImportFilter = (typeof importFilters)[number];

const SHOWN: Record<ImportFilter, RawBuilder<boolean>> = {
  all: sql`true`,
  up: sql`outcome = 'up'`,
  down: sql`outcome = 'down'`,
  other: sql`outcome = 'other'`,
  warnings: hasWarning(),
  stopped: sql`outcome = 'wrong'`,
};

export interface PageOfRows {
  id: number;
  headingAt: number;
  filter: ImportFilter;
  sort: 'file' | 'largest';
  after: { moved: number; at: number } | undefined;
  limit: number;
}

/** Compared rows with their products, a page by key. */
export function listedRows(db: Db, { id, headingAt, filter, sort, after, limit }: PageOfRows) {
  let query = db
    .selectFrom('import_rows')
    .leftJoin('products', 'products.id', 'import_rows.product_id')
    .leftJoin('colours', 'colours.id', 'products.colour_id')
    .select(['import_rows.at', 'moved', 'import_rows.code', 'was_tug', 'now_tug', 'change_tenths', 'margin_tenths'])
    .select(['warnings', 'is_left_out', 'is_accepted', 'is_fixed', 'outcome'])
    .select(['products.name', 'colours.name as colour'])
    .select((eb) => [
      sql<string[]>`cells`.as('cells'),
      sql<ParsedRow['problems'] | null>`problems`.as('problems'),
      sql<Record<string, string | number | null> | null>`import_rows.before`.as('before'),
      sql<Record<string, string | number | null> | null>`import_rows.after`.as('after'),
      eb
        .selectFrom('product_images')
        .select('file')
        .whereRef('product_images.product_id', '=', 'products.id')
        .where('position', '=', 1)
        .as('picture'),
    ])
    .where('import_id', '=', id)
    .where('import_rows.at', '>', headingAt)
    .where('outcome', 'is not', null)
    .where(SHOWN[filter]);
  if (after !== undefined)
    query = query.where(
      sort === 'file'
        ? sql<boolean>`at > ${after.at}`
        : sql<boolean>`(moved < ${after.moved} or (moved = ${after.moved} and at > ${after.at}))`,
    );
  if (sort === 'largest') query = query.orderBy('moved', 'desc');
  return query.orderBy('at').limit(limit).execute();
}

export type ListedImportRow = Awaited<ReturnType<typeof listedRows>>[number];
