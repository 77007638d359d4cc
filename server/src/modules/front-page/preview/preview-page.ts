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

/** The home page as the storefront renders it over a database, at a moment, with nothing kept. */
export type RenderHome = (db: Db, now: Date) => Promise<string>;

/** Takes the transaction back with what it made. */
class Seen extends Error {
  readonly html: string;
  constructor(html: string) {
    super('seen');
    this.html = html;
  }
}

/** One preview at a time: each holds a connection and the columns of all products. */
export function createPreview(db: Db, renderHome: RenderHome): (id: number, moment: Date) => Promise<string> {
  let before: Promise<unknown> = Promise.resolve();
  return (id, moment) => {
    const html = before.then(() => previewVersion(db, renderHome, id, moment));
    before = html.catch(() => undefined);
    return html;
  };
}

/** The page of the shop with a version in the place of its own content, as it will be at `moment`. */
export async function previewVersion(db: Db, renderHome: RenderHome, id: number, moment: Date): Promise<string> {
  const found = await pageOfVersion(db, id);
  if (found === null) throw refuse('front_page_not_found');
  return previewPage(db, renderHome, found.page, moment);
}

/**
 * In one snapshot of the shop, with copies of the tables that a version is written into: the code that publishes writes there, and the
 * storefront reads there. Once the copies stand PostgreSQL itself refuses to write anything else, and in the end all of it is taken
 * back; no row of the shop is locked at any time (record 214).
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
