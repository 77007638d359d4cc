import type { Db } from '../../../db/database.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** What the calls of staff about searches work with; the index is read when the first of them asks what would be found. */
export interface SearchWordsDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  index: SearchIndex;
  vocabulary: Vocabulary;
}
