import type { Db, Tx } from '../../../db/database.ts';
import { productIdsAfter } from '../../catalogue/public.ts';
import { documentWords } from './document-words.ts';
import { priceDocuments, touchDocuments, writeDocuments, writeTexts } from './documents.queries.ts';
import { productDocuments } from './product-documents.ts';
import { countTerms } from './terms.queries.ts';
import { lockWriters, nextVersion, raiseStockVersion, takeDirty } from './versions.queries.ts';

/** Entries of the dirty list, or products of a rebuild, per transaction. */
export const BATCH = 500;

/**
 * Applies one batch of the dirty list to lists and search, in one transaction: a reader sees all of it or nothing. Returns the number of
 * entries; 0 means that everything is fresh.
 */
export function refreshSearch(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockWriters(tx);
    const { taken, productIds, pricedIds, touchedIds, content } = await takeDirty(tx, BATCH);
    if (taken === 0) return 0;
    const version = await nextVersion(tx, { facts: productIds.length + pricedIds.length > 0, content });
    await writeProducts(tx, productIds, version);
    if (pricedIds.length > 0) await priceDocuments(tx, pricedIds, version);
    if (touchedIds.length > 0 && (await touchDocuments(tx, touchedIds, version))) await raiseStockVersion(tx);
    return taken;
  });
}

/**
 * Rewrites every product of a live shop: each batch replaces rows by the same facts, so answers in between are right, some only newer.
 * `npm run setup` also fills an empty shop with it.
 */
export async function rebuildSearch(db: Db, say: (done: number) => void = () => {}): Promise<number> {
  let last = 0;
  let done = 0;
  for (;;) {
    const ids = await productIdsAfter(db, last, BATCH);
    const end = ids.at(-1);
    if (end === undefined) return done;
    await db.transaction().execute(async (tx) => {
      await lockWriters(tx);
      const version = await nextVersion(tx, { facts: true, content: true });
      await writeProducts(tx, ids, version);
    });
    last = end;
    done += ids.length;
    say(done);
  }
}

async function writeProducts(tx: Tx, productIds: readonly number[], version: number): Promise<void> {
  if (productIds.length === 0) return;
  const documents = (await productDocuments(tx, productIds)).map((document) => ({
    ...document,
    words: documentWords(document),
  }));
  await writeDocuments(
    tx,
    documents.map(({ facts }) => ({ ...facts, version })),
  );
  await countTerms(
    tx,
    documents.map(({ facts, words }) => ({ productId: facts.product_id, isListed: facts.is_listed, words })),
  );
  await writeTexts(
    tx,
    documents.map(({ facts, words }) => ({
      product_id: facts.product_id,
      popularity: facts.popularity,
      is_listed: facts.is_listed,
      name_words: words.names,
      all_words: words.all,
    })),
  );
}
