import type { Db } from '../../db/database.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { ListedCards } from './listed-cards.ts';
import type { MatchedProducts } from './matched-products.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** What the use cases of lists and search share. */
export interface SearchFrame {
  db: Db;
  now: () => Date;
  index: SearchIndex;
  cards: ListedCards;
  vocabulary: Vocabulary;
  matched: MatchedProducts;
}
