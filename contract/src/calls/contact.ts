import { checkContactMessage, checkContactTitle } from '@tokhi/rules/person/contact-checks';
import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { checkedBy } from '../fields/person-fields.ts';

/** The contact form (spec §5; decision 31): section 7 has no call for it. */
export const contact = defineCall('contact', {
  purpose: 'Leaves a message for the staff; five a day.',
  body: z.strictObject({
    title: z.string().trim().superRefine(checkedBy(checkContactTitle)),
    message: z.string().trim().superRefine(checkedBy(checkContactMessage)),
  }),
  reply: done,
  refusals: ['contact_limit'],
});
