import { createClient } from '@tokhi/contract/client';

/** Asks the shop from the browser, for what only this visitor needs. */
export const { ask } = createClient({
  baseUrl: '',
  // Called when it is needed: the server renders pages with this file at hand and must not look for the browser's.
  fetch: (...request) => fetch(...request),
  timeoutMs: 10_000,
});
