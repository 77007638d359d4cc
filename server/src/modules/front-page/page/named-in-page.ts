import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';

/** The codes of all products that a page names, each once. */
export const productsOf = (page: FrontPage): string[] => [
  ...new Set([
    ...[...page.home_banners, ...page.photo_banners].flatMap(({ product }) => product ?? []),
    ...Object.values(page.featured).flat(),
    ...page.special_offers.map(({ product }) => product),
    ...page.events.flatMap(({ products }) => products),
    ...page.rooms.flatMap(({ products }) => products.map(({ product }) => product)),
  ]),
];

export const pictureIdsOf = (page: FrontPage): number[] => [
  ...new Set([
    ...[...page.home_banners, ...page.photo_banners, ...page.promo_banners].map(({ picture }) => picture),
    ...page.rooms.flatMap(({ picture }) => picture ?? []),
  ]),
];

export const subCategoriesOf = (page: FrontPage): string[] => [
  ...new Set([...page.promo_banners, ...page.quick_categories].map(({ sub_category }) => sub_category)),
];
