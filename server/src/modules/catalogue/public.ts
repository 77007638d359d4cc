export { type CardCache, createCardCache } from './card-cache.ts';
export { cleanHtml } from './clean-html.ts';
export { subCategoriesOf } from './show-sub-categories.ts';
export { siteMap } from './site-map.ts';
