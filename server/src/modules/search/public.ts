export { createSearchIndex, type SearchIndex } from './index/search-index.ts';
export { followDirtyProducts } from './refresh/follow-dirty-products.ts';
export { rebuildSearch, refreshSearch } from './refresh/refresh-search.ts';
export { lemmaList as readDictionary } from './words/lemma-list.ts';
