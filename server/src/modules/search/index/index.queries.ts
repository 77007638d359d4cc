import type { Db } from '../../../db/database.ts';
import { WRITTEN_FORMAT, writtenUpTo } from '../refresh/written-format.queries.ts';
import type { SearchDocument } from './document-columns.ts';

/** Rows per query: enough to be quick, without a million objects in memory at once. */
const CHUNK = 20_000;
const HIGHEST_ID = 2_147_483_647;

/**
 * The counters of search_state: one for every batch, and texts that change after changed facts, after changes beside products, after stock
 * flips.
 */
export interface SearchState {
  version: number;
  facts: string;
  content: string;
  stock: string;
}

/** After a batch of an older release's worker the counters are unreliable: every batch then changes all of them. */
export async function searchState(db: Db, format = WRITTEN_FORMAT): Promise<SearchState> {
  const { version, upTo, ...counted } = await db
    .selectFrom('search_state')
    .select(['version', 'facts_version', 'content_version', 'stock_version'])
    .select(writtenUpTo(format).as('upTo'))
    .executeTakeFirstOrThrow();
  const text = (count: number) => (upTo === version ? String(count) : `${count}+${version}`);
  return {
    version,
    facts: text(counted.facts_version),
    content: text(counted.content_version),
    stock: text(counted.stock_version),
  };
}

const documents = (db: Db) =>
  db
    .selectFrom('search_docs')
    .select([
      'product_id',
      'model_id',
      'category_id',
      'sub_category_id',
      'brand_id',
      'colour_id',
      'popularity',
      'price_tug',
      'regular_price_tug',
      'discount_percent',
      'discount_ending',
      'discount_starts_at',
      'discount_ends_at',
      'published_at',
      'spec_value_ids',
      'width_cm',
      'depth_cm',
      'height_cm',
      'rating',
      'is_listed',
      'is_ready',
      'is_in_stock',
      'material',
    ]);

/** Every product, in chunks by id. */
export async function* documentsFrom(db: Db): AsyncGenerator<SearchDocument> {
  for (let last = 0; ; ) {
    const rows = await documents(db).where('product_id', '>', last).orderBy('product_id').limit(CHUNK).execute();
    yield* rows;
    if (rows.length < CHUNK) return;
    last = rows.at(-1)?.product_id ?? last;
  }
}

/** Documents written after a version, in chunks; a rebuild of a live shop writes all of them. */
export async function* changedDocuments(db: Db, version: number): AsyncGenerator<SearchDocument> {
  // No product has an id above this: the first chunk starts after all rows of `version`.
  for (let after = { version, productId: HIGHEST_ID }; ; ) {
    const rows = await documents(db)
      .select('version')
      .where((eb) => eb(eb.refTuple('version', 'product_id'), '>', eb.tuple(after.version, after.productId)))
      .orderBy('version')
      .orderBy('product_id')
      .limit(CHUNK)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < CHUNK) return;
    after = { version: end.version, productId: end.product_id };
  }
}
