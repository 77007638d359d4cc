// Saved views: a filter with sort and columns under a name, for one member or for everybody.
import { z } from 'zod';
import { done, nothing, successReply } from '../call.ts';
import { defineAdminCall } from './admin-call.ts';
import { orderFilter, orderSorts } from './order-filter.ts';

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const version = z.int().positive();
const MOST_COLUMNS = 20;

const view = {
  name: z.string().trim().min(1).max(40),
  shared: z.boolean(),
  filter: orderFilter,
  sort: z.enum(orderSorts),
  columns: z.array(z.string().regex(/^[a-z_]{1,30}$/)).max(MOST_COLUMNS),
};

export const savedView = z.object({
  ...{ id, version, ...view },
  /** Owned by the calling staff member, who may change it. */
  mine: z.boolean(),
});

export const listViews = defineAdminCall('listViews', {
  purpose: 'The saved views of the staff member and those that are shared, by name.',
  body: nothing,
  reply: successReply({ views: z.array(savedView) }),
  refusals: [],
});

export const saveView = defineAdminCall('saveView', {
  purpose: 'Saves a view under a new name, or changes one; a shared one is changed by its maker or the owner.',
  body: z.strictObject({ ...view, change: z.strictObject({ id, version }).optional() }),
  reply: successReply({ view: savedView }),
  refusals: ['view_not_found', 'view_name_used', 'too_many_views', 'changed_meanwhile'],
});

export const deleteView = defineAdminCall('deleteView', {
  purpose: 'Deletes a saved view.',
  body: z.strictObject({ id, version }),
  reply: done,
  refusals: ['view_not_found', 'changed_meanwhile'],
});
