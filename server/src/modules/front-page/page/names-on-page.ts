import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { Db } from '../../../db/database.ts';
import { type NamedOnPage, namedOnPage, sentencesOfPage, subCategoriesOfPage } from '../../catalogue/public.ts';
import { picturesAmong } from '../pictures/pictures.queries.ts';
import { pictureIdsOf, productsOf } from './named-in-page.ts';
import type { PageNames } from './page-items.ts';

/** Names for staff of everything on these pages; a deleted item keeps its code. */
export async function namesOnPages(db: Db, pages: readonly FrontPage[], now: Date) {
  const products = await namedOnPage(db, [...new Set(pages.flatMap(productsOf))], now);
  const pictures = await picturesAmong(db, [...new Set(pages.flatMap(pictureIdsOf))]);
  const subCategories = await subCategoriesOfPage(db);
  const { categories, brands } = await sentencesOfPage(db);
  const byCode = new Map(products.map((product) => [product.code, product]));
  const alts = new Map(pictures.map(({ id, alt, file }) => [id, `${alt} (${file ?? id})`]));
  const nameIn = (rows: readonly { code: string; name: string }[]) => {
    const names = new Map(rows.map(({ code, name }) => [code, name]));
    return (code: string) => names.get(code) ?? code;
  };
  const names: PageNames = {
    product: (code) => fullName(code, byCode.get(code)),
    picture: (id) => alts.get(id) ?? '',
    subCategory: nameIn(subCategories),
    category: nameIn(categories),
    brand: nameIn(brands),
  };
  return { names, products: byCode, pictures: new Map(pictures.map((row) => [row.id, row])), subCategories };
}

const fullName = (code: string, product: NamedOnPage | undefined): string =>
  product === undefined ? code : `${product.name} ${product.type.toLowerCase()}, ${product.colour.toLowerCase()}`;
