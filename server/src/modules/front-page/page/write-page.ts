import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import { featuredLists } from '@tokhi/contract/admin/front-page/front-page-words';
import type { Tx } from '../../../db/database.ts';
import { productIdsByCode, subCategoryIdsByCode, writeRooms, writeSentences } from '../../catalogue/public.ts';
import { writeContent } from '../../content/public.ts';
import { picturesAmong } from '../pictures/pictures.queries.ts';
import { pictureIdsOf, productsOf } from './named-in-page.ts';

/**
 * Writes a page into the tables that the shop reads; the preview writes the same into copies of them. Products or sub-categories that were
 * deleted meanwhile are left out.
 */
export async function writePage(tx: Tx, page: FrontPage): Promise<void> {
  const products = await productIdsByCode(tx, productsOf(page));
  const shelves = await subCategoryIdsByCode(tx);
  const rows = await picturesAmong(tx, pictureIdsOf(page));
  const pictures = new Map(rows.map((row) => [row.id, row]));
  const picture = (id: number) => {
    const { file = null, variants = {}, placeholder = null } = pictures.get(id) ?? {};
    return file === null ? [] : [{ image: file, variants, placeholder }];
  };
  const shown = (id: number | null) => (id === null ? [] : picture(id));
  /** Undefined: the product is gone. */
  const product = (code: string | null) => (code === null ? null : products.get(code));
  const listed = (codes: readonly string[]) => codes.flatMap((code) => products.get(code) ?? []);
  const shelf = (code: string) => shelves.get(code) ?? [];
  await writeContent(tx, {
    home_banners: page.home_banners.flatMap(({ picture: id, product: code, ...words }) =>
      picture(id).flatMap((files) =>
        product(code) === undefined ? [] : { ...words, ...files, product_id: product(code) ?? null },
      ),
    ),
    photo_banners: page.photo_banners.flatMap(({ picture: id, product: code, ...words }) =>
      picture(id).flatMap((files) =>
        product(code) === undefined ? [] : { ...words, ...files, product_id: product(code) ?? null },
      ),
    ),
    promo_banners: page.promo_banners.flatMap(({ picture: id, sub_category: code, ...words }) =>
      picture(id).flatMap((files) =>
        [shelf(code)].flat().map((sub_category_id) => ({ ...words, ...files, sub_category_id })),
      ),
    ),
    quick_categories: onceEach(
      page.quick_categories.flatMap(({ sub_category, title, image }) =>
        [shelf(sub_category)].flat().map((sub_category_id) => ({ sub_category_id, title, image })),
      ),
    ),
    featured_products: featuredLists.flatMap((list) =>
      listed(page.featured[list]).map((product_id, index) => ({ list, product_id, position: index + 1 })),
    ),
    special_offers: page.special_offers.flatMap(({ product: code, starts_at, ends_at }) =>
      listed([code]).map((product_id) => ({ product_id, starts_at, ends_at })),
    ),
    events: page.events.map(({ id, name, sentence, starts_at, ends_at }) => ({
      ...{ id: numbered(id), name, sentence, starts_at, ends_at },
    })),
    event_products: page.events.flatMap(({ id, products: codes }) =>
      listed(codes).map((product_id, index) => ({ event_id: numbered(id), product_id, position: index + 1 })),
    ),
  });
  await writeRooms(tx, {
    rooms: page.rooms.map(({ code, name, sentence, picture: id }) => ({
      ...{ code, name, sentence },
      ...(shown(id)[0] ?? { image: null, variants: {}, placeholder: null }),
    })),
    pieces: page.rooms.flatMap(({ code, products: pieces }) =>
      pieces
        .filter((piece) => products.has(piece.product))
        .map(({ product: name, spot }, index) => ({
          ...{ code, product_id: products.get(name) ?? 0, position: index + 1, x: spot?.x ?? null, y: spot?.y ?? null },
        })),
    ),
  });
  await writeSentences(tx, { categories: page.category_sentences, brands: page.brand_sentences });
}

/** Two sub-categories that were merged since are one tile. */
const onceEach = <Tile extends { sub_category_id: number }>(tiles: readonly Tile[]): Tile[] =>
  [...new Map(tiles.toReversed().map((tile) => [tile.sub_category_id, tile])).values()].toReversed();

function numbered(id: number | null): number {
  if (id === null) throw new Error('an event of a saved page has a number');
  return id;
}
