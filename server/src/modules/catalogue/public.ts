export { presentCard } from './catalogue.present.ts';
export { type CardRow, cardsByIds } from './catalogue.queries.ts';
export { subCategoriesOf } from './show-sub-categories.ts';
export { siteMap } from './site-map.ts';
