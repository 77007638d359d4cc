// The only client of the admin API. The session is a cookie of the page's own origin, so no token passes through here.
import { type AskOf, askCalls } from '../ask-calls.ts';
import type { AdminCalls } from './calls.ts';
import { adminEndpoints } from './endpoints.ts';
import type { AdminEndpoint } from './map/admin-endpoint.ts';

export type AskAdmin = AskOf<AdminCalls>;

export const createAdminClient = (settings: { baseUrl: string; fetch: typeof fetch; timeoutMs: number }): AskAdmin => {
  const { baseUrl, fetch, timeoutMs } = settings;
  return askCalls<AdminCalls, AdminEndpoint>({ endpoints: adminEndpoints, baseUrl, fetch, waitsMs: () => timeoutMs });
};
