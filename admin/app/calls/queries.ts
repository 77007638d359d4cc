import { QueryClient } from '@tanstack/react-query';
import { CallRefused } from '@tokhi/contract/ask-calls';

const FRESH_MS = 10_000;
const TRIES = 2;

/** The cache of what the screens have read. A refusal is final and is not retried; a lost connection is. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => !(error instanceof CallRefused) && failures < TRIES,
      },
      mutations: { retry: false },
    },
  });
