import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '../../calls/ask.ts';
import { type PhoneDraft, quoteBodyOf } from './phone-draft.ts';

const LEAST_TEXT = 3;

export const phoneChoicesQuery = queryOptions({
  queryKey: ['phone order choices'],
  queryFn: ({ signal }) => ask('phoneOrderChoices', {}, { signal }),
});

/** Customers whom a text may mean; contacts are masked until one is chosen. */
export const callersQuery = (text: string) =>
  queryOptions({
    queryKey: ['phone callers', text],
    queryFn: ({ signal }) => ask('listCustomers', { text }, { signal }),
    enabled: text.length >= LEAST_TEXT,
    placeholderData: keepPreviousData,
  });

/** What the draft costs. While it changes, the sum of before stands there. */
export const quoteQuery = (draft: PhoneDraft) => {
  const body = quoteBodyOf(draft);
  return queryOptions({
    queryKey: ['phone quote', body],
    queryFn: ({ signal }) => {
      if (body === null) throw new Error('nothing to price');
      return ask('quotePhoneOrder', body, { signal });
    },
    enabled: body !== null,
    placeholderData: (previous) => (body === null ? undefined : previous),
  });
};
