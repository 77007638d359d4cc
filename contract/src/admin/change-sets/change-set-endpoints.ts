// The calls that change many products at once; part of the map in `endpoints.ts`.
import { staff } from '../map/admin-endpoint.ts';

export const changeSetEndpoints = {
  previewChangeSet: staff('/api/admin/change-sets/preview', 'reads', 'change-prices', { twoPeople: true }),
  prepareChangeSet: staff('/api/admin/change-sets/prepare', 'changes', 'change-prices', {
    ...{ twoPeople: true, takesReason: true, withIdempotencyKey: true },
  }),
  showChangeSet: staff('/api/admin/change-sets/show', 'reads', 'change-prices', { twoPeople: true }),
  listChangeSets: staff('/api/admin/change-sets/list', 'reads', 'change-prices', { twoPeople: true }),
  listChangeSetRows: staff('/api/admin/change-sets/list-rows', 'reads', 'change-prices', { twoPeople: true }),
  applyChangeSet: staff('/api/admin/change-sets/apply', 'changes', 'change-prices-slightly', {
    withIdempotencyKey: true,
  }),
  sendChangeSet: staff('/api/admin/change-sets/send', 'changes', 'change-prices', {
    ...{ twoPeople: true, withIdempotencyKey: true },
  }),
  approveChangeSet: staff('/api/admin/change-sets/approve', 'changes', 'change-prices', {
    ...{ twoPeople: true, withIdempotencyKey: true },
  }),
  discardChangeSet: staff('/api/admin/change-sets/discard', 'changes', 'change-prices', {
    ...{ twoPeople: true, withIdempotencyKey: true },
  }),
  rollBackChangeSet: staff('/api/admin/change-sets/roll-back', 'changes', 'change-prices', {
    ...{ twoPeople: true, takesReason: true, withIdempotencyKey: true },
  }),
  showGrid: staff('/api/admin/grid/show', 'reads', 'change-prices', { twoPeople: true }),
} as const;
