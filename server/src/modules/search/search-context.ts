import type { Db } from '../../db/database.ts';
import type { CardCache } from '../catalogue/public.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { NamedLists } from './named/named-lists.ts';
import type { ResultCache } from './result-cache.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** What the use cases of lists and search share. */
export interface SearchContext {
  db: Db;
  now: () => Date;
  index: SearchIndex;
  cards: CardCache;
  vocabulary: Vocabulary;
  resultCache: ResultCache;
  named: NamedLists;
}
