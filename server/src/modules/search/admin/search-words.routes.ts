import type { Db } from '../../../db/database.ts';
import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { createSearchIndex } from '../index/search-index.ts';
import { vocabularyOfShop } from '../vocabulary-of-shop.queries.ts';
import { previewPins, savePins } from './pins/save-pins.ts';
import { listPins, showPins } from './pins/show-pins.ts';
import type { SearchWordsDeps } from './search-words-deps.ts';
import { hideSearch, showSearchAgain } from './searches/hide-search.ts';
import { listPopular, listSearches, showSearches } from './searches/list-searches.ts';
import { addSynonym, removeSynonym } from './synonyms/change-synonyms.ts';
import { listSynonyms } from './synonyms/list-synonyms.ts';
import { previewSynonym } from './synonyms/preview-synonym.ts';

type Deps = Pick<SearchWordsDeps, 'now' | 'namesOfStaff'> & { db: Db };

/**
 * What staff learn from searches, and teach the search. The admin process has its own index: loaded on first use, caught up on each use.
 */
export function bindSearchWords(table: AdminTable, given: Deps): void {
  const deps = { ...given, index: createSearchIndex(given.db, given.now), vocabulary: vocabularyOfShop(given.db) };
  table.bind('showSearches', (body) => showSearches(deps, body));
  table.bind('listSearches', (body) => listSearches(deps, body));
  table.bind('listPopular', () => listPopular(deps));
  table.bind('hideSearch', (body, caller) => hideSearch(deps, body, caller));
  table.bind('showSearchAgain', (body, caller) => showSearchAgain(deps, body, caller));
  table.bind('listSynonyms', (body) => listSynonyms(deps, body));
  table.bind('previewSynonym', (body) => previewSynonym(deps, body));
  table.bind('addSynonym', (body, caller) => addSynonym(deps, body, caller));
  table.bind('removeSynonym', (body, caller) => removeSynonym(deps, body, caller));
  table.bind('listPins', (body) => listPins(deps, body));
  table.bind('showPins', (body) => showPins(deps, body));
  table.bind('previewPins', (body) => previewPins(deps, body));
  table.bind('savePins', (body, caller) => savePins(deps, body, caller));
}
