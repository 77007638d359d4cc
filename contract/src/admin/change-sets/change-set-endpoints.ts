// The calls that change many products at once; part of the map in `endpoints.ts`.
import { staff } from '../map/admin-endpoint.ts';

export const changeSetEndpoints = {
  previewChangeSet: staff('/api/admin/changesets/preview', 'reads', 'change-prices', { twoPeople: true }),
  prepareChangeSet: staff('/api/admin/changesets/prepare', 'changes', 'change-prices', {
    ...{ twoPeople: true, takesReason: true, withIdempotencyKey: true },
  }),
  showChangeSet: staff('/api/admin/changesets/show', 'reads', 'change-prices', { twoPeople: true }),
  listChangeSets: staff('/api/admin/changesets/list', 'reads', 'change-prices', { twoPeople: true }),
  listChangeSetRows: staff('/api/admin/changesets/list-rows', 'reads', 'change-prices', { twoPeople: true }),
  applyChangeSet: staff('/api/admin/changesets/apply', 'changes', 'change-prices-slightly', {
    withIdempotencyKey: true,
  }),
  sendChangeSet: staff('/api/admin/changesets/send', 'changes', 'change-prices', {
    ...{ twoPeople: true, withIdempotencyKey: true },
  }),
  approveChangeSet: staff('/api/admin/changesets/approve', 'changes', 'change-prices', {
    ...{ twoPeople: true, withIdempotencyKey: true },
  }),
  discardChangeSet: staff('/api/admin/changesets/discard', 'changes', 'change-prices', {
    ...{ twoPeople: true, withIdempotencyKey: true },
  }),
  rollBackChangeSet: staff('/api/admin/changesets/roll-back', 'changes', 'change-prices', {
    ...{ twoPeople: true, takesReason: true, withIdempotencyKey: true },
  }),
  showGrid: staff('/api/admin/grid/show', 'reads', 'change-prices', { twoPeople: true }),
} as const;
