import { staff } from '../map/admin-endpoint.ts';

/** Search statistics, and what staff teach the search. */
export const searchEndpoints = {
  showSearches: staff('/api/admin/searches/show', 'reads', 'edit-products'),
  listSearches: staff('/api/admin/searches/list', 'reads', 'edit-products'),
  listPopular: staff('/api/admin/searches/list-popular', 'reads', 'edit-products'),
  // Each sets a state: the same request again changes nothing.
  hideSearch: staff('/api/admin/searches/hide', 'changes', 'edit-products'),
  showSearchAgain: staff('/api/admin/searches/show-again', 'changes', 'edit-products'),
  listSynonyms: staff('/api/admin/synonyms/list', 'reads', 'edit-products'),
  previewSynonym: staff('/api/admin/synonyms/preview', 'reads', 'edit-products'),
  addSynonym: staff('/api/admin/synonyms/add', 'changes', 'edit-products', { withIdempotencyKey: true }),
  removeSynonym: staff('/api/admin/synonyms/remove', 'changes', 'edit-products'),
  listPins: staff('/api/admin/pins/list', 'reads', 'edit-products'),
  showPins: staff('/api/admin/pins/show', 'reads', 'edit-products'),
  previewPins: staff('/api/admin/pins/preview', 'reads', 'edit-products'),
  savePins: staff('/api/admin/pins/save', 'changes', 'edit-products'),
} as const;
