// Search statistics for staff: counts by text, and which texts the shop offers as popular. They do not say who searched.
import { z } from 'zod';
import { nothing, successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';
import { searchLists, searchSpans } from './search-words.ts';

const count = z.int().nonnegative();
const days = z.literal([...searchSpans]).default(7);
export const searchedText = z.string().trim().min(1).max(100);

const searched = z.object({
  text: z.string(),
  asked: count,
  /** In the same number of days before; null if those are deleted. */
  before: count.nullable(),
  days: count,
  hits: count,
  unclicked: count,
  cart_additions: count,
  /** For a hidden text: by whom, and why. */
  hidden: z.object({ by: z.string().nullable(), because: z.string().nullable() }).nullable(),
});

export const showSearches = defineAdminCall('showSearches', {
  purpose: 'Searches of the last 7, 30 or 90 days in all, and how long each list is, up to 1,000.',
  body: z.strictObject({ days }),
  reply: successReply({
    /** Null until they were first summed up. */
    span: z
      .object({
        asked: count,
        missed: count,
        unclicked: count,
        cart_additions: count,
        asked_before: count.nullable(),
        missed_before: count.nullable(),
        summed_at: moment,
      })
      .nullable(),
    counts: z.record(z.enum(searchLists), count),
    synonyms: count,
    pins: count,
    /** Texts that were searched less often are in no list. */
    least_asked: count,
  }),
  refusals: [],
});

export const listSearches = defineAdminCall('listSearches', {
  purpose: 'Texts that were searched, the most often searched first, 15 at a time.',
  body: z.strictObject({
    days,
    show: z.enum(searchLists).default('missed'),
    after: z.strictObject({ rank: z.int().nonnegative(), text: z.string().max(1_000) }).optional(),
  }),
  reply: successReply({
    searches: z.array(searched),
    next: z.object({ rank: z.int().nonnegative(), text: z.string() }).nullable(),
  }),
  refusals: [],
});

export const listPopular = defineAdminCall('listPopular', {
  purpose: 'The popular searches that the shop offers, in their order, and those of them that staff hide.',
  body: nothing,
  reply: successReply({
    popular: z.array(
      z.object({
        text: z.string(),
        asked: count,
        days: count,
        hidden: z.object({ by: z.string().nullable(), because: z.string().nullable() }).nullable(),
      }),
    ),
    /** Whether there are enough; otherwise the shop offers the list of the setting. */
    shown: z.boolean(),
  }),
  refusals: [],
});

export const hideSearch = defineAdminCall('hideSearch', {
  purpose: 'Sets a text aside: it is in no list of searches and not among the popular ones of the shop.',
  body: z.strictObject({ text: searchedText, because: z.string().trim().min(1).max(100).nullable().default(null) }),
  reply: successReply({}),
  refusals: [],
});

export const showSearchAgain = defineAdminCall('showSearchAgain', {
  purpose: 'Takes a text back into the lists.',
  body: z.strictObject({ text: searchedText }),
  reply: successReply({}),
  refusals: [],
});
