import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '../../calls/ask.ts';
import { type PhoneDraft, quoteBodyOf } from './phone-draft.ts';

const LEAST_TEXT = 3;

export const phoneChoicesQuery = queryOptions({
  queryKey: ['phone order choices'],
  queryFn: ({ signal }) => ask('phoneOrderChoices', {}, { signal }),
});

/** Customers who match a text; contacts are masked until one is chosen. */
export const callersQuery = (text: string) =>
  queryOptions({
    queryKey: ['phone callers', text],
    queryFn: ({ signal }) => ask('listCustomers', { text }, { signal }),
    enabled: text.length >= LEAST_TEXT,
    placeholderData: keepPreviousData,
  });

/** The price of the draft. While it changes, the previous sum is shown. */
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
