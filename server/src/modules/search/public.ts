export { createSearchIndex, type SearchIndex } from './index/search-index.ts';
export { purgeOldQueriesHandler } from './purge-old-queries.job.ts';
export { missedQueries, searchesOf } from './recorded-queries.queries.ts';
export { followDirtyProducts } from './refresh/follow-dirty-products.ts';
export { rebuildSearch, refreshSearch } from './refresh/refresh-search.ts';
export { fold } from './words/fold.ts';
export { readDictionary } from './words/read-dictionary.ts';
