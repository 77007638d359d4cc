// Synonyms of staff, in addition to those of the code.
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';
import { found } from './found-fields.ts';

const id = z.int().positive().max(2_147_483_647);
const count = z.int().nonnegative();
const words = z.string().trim().min(1).max(60);
const typed = { said: words, meant: words, both_ways: z.boolean() };

const synonym = z.object({
  id,
  said: z.string(),
  meant: z.string(),
  both_ways: z.boolean(),
  by: z.string().nullable(),
  created_at: moment,
});

const refusals = ['synonym_says_nothing', 'synonym_of_itself', 'synonym_known', 'synonym_loops'] as const;

export const listSynonyms = defineAdminCall('listSynonyms', {
  purpose: 'Synonyms that staff added, the newest first, 50 at a time.',
  body: z.strictObject({ after: id.optional() }),
  reply: successReply({ synonyms: z.array(synonym), next: id.nullable() }),
  refusals: [],
});

export const previewSynonym = defineAdminCall('previewSynonym', {
  purpose:
    'What a text finds now, and would find with a synonym that is not saved; the same for other texts it touches.',
  body: z.strictObject(typed),
  reply: successReply({
    before: found,
    after: found,
    others: z.array(z.object({ text: z.string(), before: count, after: count })),
  }),
  refusals: [...refusals],
});

export const addSynonym = defineAdminCall('addSynonym', {
  purpose: 'Gives a word or phrase a meaning; the shop searches by it within two seconds.',
  body: z.strictObject(typed),
  reply: successReply({ synonym }),
  refusals: [...refusals, 'too_many_synonyms'],
});

export const removeSynonym = defineAdminCall('removeSynonym', {
  purpose: 'Takes a synonym of staff away.',
  body: z.strictObject({ id }),
  reply: successReply({ removed: z.object(typed) }),
  refusals: ['synonym_not_found'],
});
