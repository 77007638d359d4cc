// The only client of the shop's API, for the browser or another server.
import type { z } from 'zod';
import { type AskOf, askCalls } from './ask-calls.ts';
import { callWaitsMs } from './call-waits.ts';
import type { Calls } from './calls.ts';
import { type Endpoint, type EndpointName, endpoints } from './endpoints.ts';

/** What a caller posts: before parsing, so fields with defaults may be left out. */
export type BodyOf<Name extends EndpointName> = z.input<Calls[Name]['body']>;

/** What a caller gets back. */
export type ReplyOf<Name extends EndpointName> = z.output<Calls[Name]['reply']>;

/** Makes one call. The server has the same function in process, so a page does not depend on which one it has. */
export type Ask = AskOf<Calls>;

export interface ClientSettings {
  baseUrl: string;
  fetch: typeof fetch;
  /**
   * Read at every call that may be personal, because the customer may sign in or out in between. Other calls go without a token:
   * their responses are the same for everybody.
   */
  token?: () => string | null;
  /** For calls without a timeout of their own (call-waits.ts). */
  timeoutMs: number;
}

const waits: Readonly<Record<string, number>> = callWaitsMs;

/** Makes a client for one shop. */
export function createClient({ baseUrl, fetch, token, timeoutMs }: ClientSettings): { ask: Ask } {
  const headersOf = ({ who }: Endpoint): Record<string, string> => {
    const session = who === 'anyone' ? null : token?.();
    return session ? { authorization: `Bearer ${session}` } : {};
  };
  const waitsMs = (name: string) => waits[name] ?? timeoutMs;
  return { ask: askCalls<Calls, Endpoint>({ endpoints, baseUrl, fetch, headersOf, waitsMs }) };
}
