export { cleanHtml } from './clean-html.ts';
export { createKeptCards, type KeptCards } from './kept-cards.ts';
export { subCategoriesOf } from './show-sub-categories.ts';
export { siteMap } from './site-map.ts';
