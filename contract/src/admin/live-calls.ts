// Recent changes, for open pages: kinds and ids only; each page then refetches what it shows.
import { z } from 'zod';
import { successReply } from '../call.ts';
import { defineAdminCall } from './admin-call.ts';

const ids = z.array(z.int().positive());

/** For each kind only what the permissions of the staff member allow. */
export const changedRecords = z.object({
  /** Orders that moved, got money or were changed by a staff member. */
  orders: ids,
  /** New payments. */
  payments: ids,
  /** Other kinds of records that staff changed, with their audit names: `saved view`, `staff`, … */
  kinds: z.array(z.string()),
});

export type ChangedRecords = z.output<typeof changedRecords>;

export const liveSince = defineAdminCall('liveSince', {
  purpose: 'What changed since the answer before, where the stream of events is cut.',
  body: z.strictObject({ cursor: z.string().max(60).optional() }),
  reply: successReply({
    /** For the next request. */
    cursor: z.string(),
    changed: changedRecords,
    /** Changes in between are unknown: the page refetches everything that it shows. */
    missed: z.boolean(),
  }),
  refusals: [],
});
