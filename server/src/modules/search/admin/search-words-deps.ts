import type { Db } from '../../../db/database.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** What the admin calls about searches depend on; the index is loaded when the first of them needs search results. */
export interface SearchWordsDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  index: SearchIndex;
  vocabulary: Vocabulary;
}
