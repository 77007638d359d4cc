// What changed meanwhile, for open pages: kinds and ids only, so that each page asks again for what it shows.
import { z } from 'zod';
import { successReply } from '../call.ts';
import { defineAdminCall } from './admin-call.ts';

const ids = z.array(z.int().positive());

/** Of each kind only what the permissions of the staff member let them see. */
export const changedRecords = z.object({
  /** Orders that moved, got money or were changed by a staff member. */
  orders: ids,
  /** Payments that came. */
  payments: ids,
  /** Other kinds of records that staff changed, as the audit names them: `saved view`, `staff`, … */
  kinds: z.array(z.string()),
});

export type ChangedRecords = z.output<typeof changedRecords>;

export const liveSince = defineAdminCall('liveSince', {
  purpose: 'What changed since the answer before, where the stream of events is cut.',
  body: z.strictObject({ cursor: z.string().max(60).optional() }),
  reply: successReply({
    /** For the next question. */
    cursor: z.string(),
    changed: changedRecords,
    /** Nobody knows what came in between: the page asks for all that it shows. */
    missed: z.boolean(),
  }),
  refusals: [],
});
