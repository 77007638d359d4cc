// Categories, sub-categories, brands and colours, and the filters for products of a category. Without zod, for the browser.
import { staff } from '../map/admin-endpoint.ts';

export const shelfEndpoints = {
  listShelves: staff('/api/admin/shelves/list', 'reads', 'view-products'),
  createShelf: staff('/api/admin/shelves/create', 'changes', 'edit-products', { withIdempotencyKey: true }),
  // Each names the version that it changes: a repeated request is refused, and the page reads its effect.
  saveShelf: staff('/api/admin/shelves/save', 'changes', 'edit-products'),
  orderShelves: staff('/api/admin/shelves/order', 'changes', 'edit-products'),
  deleteShelf: staff('/api/admin/shelves/delete', 'changes', 'edit-products'),
  mergeShelves: staff('/api/admin/shelves/merge', 'changes', 'edit-products', { withIdempotencyKey: true }),
  showAttributes: staff('/api/admin/attributes/show', 'reads', 'view-products'),
  saveAttributes: staff('/api/admin/attributes/save', 'changes', 'edit-products'),
} as const;
