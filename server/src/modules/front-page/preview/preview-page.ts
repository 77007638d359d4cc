import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { databaseInside } from '../../../db/database-inside.ts';
import { copyRoomsAndShelves, foreseeProducts } from '../../catalogue/public.ts';
import { copyContent } from '../../content/public.ts';
import { foreseeDocuments } from '../../search/public.ts';
import { writePage } from '../page/write-page.ts';
import { pageOfVersion } from '../versions/versions.queries.ts';
import { copiesFirst, readOnlyFromHere } from './preview.queries.ts';

/** Renders the storefront's home page from a database, for a given time, without caches. */
export type RenderHome = (db: Db, now: Date) => Promise<string>;

/** Thrown to roll the transaction back and return the result. */
class Seen extends Error {
  readonly html: string;
  constructor(html: string) {
    super('seen');
    this.html = html;
  }
}

/** One preview at a time: each uses a connection and the columns of all products. */
export function createPreview(db: Db, renderHome: RenderHome): (id: number, moment: Date) => Promise<string> {
  let before: Promise<unknown> = Promise.resolve();
  return (id, moment) => {
    const html = before.then(() => previewVersion(db, renderHome, id, moment));
    before = html.catch(() => undefined);
    return html;
  };
}

/** The shop's page with the content of a version, as it will be at `moment`. */
export async function previewVersion(db: Db, renderHome: RenderHome, id: number, moment: Date): Promise<string> {
  const found = await pageOfVersion(db, id);
  if (found === null) throw refuse('front_page_not_found');
  return previewPage(db, renderHome, found.page, moment);
}

/**
 * Runs in one snapshot, with temporary copies of the tables of a version: the code that publishes writes them, and the storefront reads
 * them. After the copies exist PostgreSQL refuses any other write, and at the end the transaction is rolled back; no row of the shop is
 * ever locked (record 214).
 */
async function previewPage(db: Db, renderHome: RenderHome, page: FrontPage, moment: Date): Promise<string> {
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await copiesFirst(tx);
        await copyContent(tx);
        await copyRoomsAndShelves(tx);
        await foreseeDocuments(tx, await foreseeProducts(tx, moment));
        await readOnlyFromHere(tx);
        await writePage(tx, page);
        throw new Seen(await renderHome(databaseInside(tx), moment));
      });
  } catch (error) {
    if (error instanceof Seen) return error.html;
    throw error;
  }
  throw new Error('a preview ends by being taken back');
}
