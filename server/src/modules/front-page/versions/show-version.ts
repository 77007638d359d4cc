import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { type NamedOnPage, namedOnPage, sentencesOfPage, subCategoriesOfPage } from '../../catalogue/public.ts';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { pictureIdsOf, productsOf } from '../page/named-in-page.ts';
import { presentPicture } from '../pictures/pictures.present.ts';
import { picturesAmong } from '../pictures/pictures.queries.ts';
import { presentedVersion } from './versions.present.ts';
import { pageOfVersion } from './versions.queries.ts';

/** A version with everything it names, as of now, and the choices for it. */
export async function showVersion(deps: FrontPageDeps, id: number): Promise<CallReply<AdminCalls['showFrontPage']>> {
  const { db } = deps;
  const found = await pageOfVersion(db, id);
  if (found === null) throw refuse('front_page_not_found');
  const { page } = found;
  const [version, products, pictures, subCategories, { categories, brands }] = await Promise.all([
    presentedVersion(deps, db, id),
    namedOnPage(db, productsOf(page), deps.now()),
    picturesAmong(db, pictureIdsOf(page)),
    subCategoriesOfPage(db),
    sentencesOfPage(db),
  ]);
  return {
    ...{ result: 'success', version, page },
    products: products.map(presentNamed),
    pictures: pictures.map(presentPicture),
    sub_categories: subCategories,
    categories: categories.map(({ code, name }) => ({ code, name })),
    brands: brands.map(({ code, name }) => ({ code, name })),
  };
}

const presentNamed = ({ percent, discount_ends_at, picture, ...product }: NamedOnPage) => ({
  ...product,
  picture: picture ?? null,
  campaign_ends_at: percent > 0 ? (discount_ends_at?.toISOString() ?? null) : null,
});
