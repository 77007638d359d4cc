// The calls about searches; part of `calls.ts`. It imports zod: in the browser import the type only.
import { listPins, previewPins, savePins, showPins } from './pin-calls.ts';
import { hideSearch, listPopular, listSearches, showSearchAgain, showSearches } from './search-calls.ts';
import { addSynonym, listSynonyms, previewSynonym, removeSynonym } from './synonym-calls.ts';

export const searchCalls = {
  addSynonym,
  hideSearch,
  listPins,
  listPopular,
  listSearches,
  listSynonyms,
  previewPins,
  previewSynonym,
  removeSynonym,
  savePins,
  showPins,
  showSearchAgain,
  showSearches,
};
