// The one way to ask the API, from the browser or another server. Knows paths and refusals, not schemas: what the
// server answers was parsed there, and zod would cost the browser 95 kB.
import type { z } from 'zod';
import { callWaitsMs } from './call-waits.ts';
import type { Calls } from './calls.ts';
import { type Endpoint, type EndpointName, endpoints, IDEMPOTENCY_KEY } from './endpoints.ts';
import type { RefusalCode, RefusalDetails } from './texts/refusals.ts';

/** What a caller posts: before parsing, so fields with defaults may be left out. */
export type BodyOf<Name extends EndpointName> = z.input<Calls[Name]['body']>;

/** What a caller gets back. */
export type ReplyOf<Name extends EndpointName> = z.output<Calls[Name]['reply']>;

export interface AskOptions {
  signal?: AbortSignal;
  /**
   * Idempotency key, for calls that need one: a request that is sent again with the same key, after a lost answer or a reload,
   * takes effect once and gets the same answer. Left out, every request has a new key.
   */
  key?: string;
}

/** Asks one call. The server offers the same function in process, so a page does not know which one it has. */
export type Ask = <Name extends EndpointName>(
  name: Name,
  body: BodyOf<Name>,
  options?: AskOptions,
) => Promise<ReplyOf<Name>>;

export interface ClientSettings {
  baseUrl: string;
  fetch: typeof fetch;
  /**
   * Asked at every call that may know who asks, because the customer may sign in or out in between. The others go without:
   * their answers are the same for everybody.
   */
  token?: () => string | null;
  /** Of calls that have no time of their own (call-waits.ts). */
  timeoutMs: number;
}

/** The call did not come to an answer of the shop: no network, too slow, or not the shop that answered. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly call: EndpointName;
  /** HTTP status, or null when nothing came back. */
  readonly status: number | null;
  /** Names the request in the server's log, for the customer to quote to the support. */
  readonly requestId: string | null;

  constructor(call: EndpointName, reason: string, answer: Response | null, cause?: unknown) {
    super(`${call}: ${reason}`, { cause });
    this.call = call;
    this.status = answer?.status ?? null;
    this.requestId = answer?.headers.get('x-request-id') ?? null;
  }
}

/**
 * The shop said no, in its own words: they come with the answer, so that the browser needs no copy of the catalogue. Called as
 * the server's `Refusal`, which a page gets where it asks in process.
 */
export class CallRefused extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly text: string;
  readonly details: RefusalDetails | undefined;

  constructor(code: RefusalCode, text: string, details: RefusalDetails | undefined) {
    super(code);
    this.code = code;
    this.text = text;
    this.details = details;
  }
}

/** Makes a client for one API. A refusal is thrown as `CallRefused`, anything else that goes wrong as `CallFailed`. */
export function createClient({ baseUrl, fetch, token, timeoutMs }: ClientSettings): { ask: Ask } {
  const ask: Ask = async (name, body, options = {}) => {
    const { method, path, who, withIdempotencyKey, does }: Endpoint = endpoints[name];
    const headers: Record<string, string> = { accept: 'application/json' };
    const session = who === 'anyone' ? null : token?.();
    if (session) headers['authorization'] = `Bearer ${session}`;
    if (method === 'POST') headers['content-type'] = 'application/json';
    if (withIdempotencyKey) headers[IDEMPOTENCY_KEY] = options.key ?? crypto.randomUUID();

    const tooSlow = AbortSignal.timeout(callWaitsMs[name] ?? timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, tooSlow]) : tooSlow;
    let answer: Response | null = null;
    let text: string;
    try {
      answer = await fetch(`${baseUrl}${path}${method === 'GET' ? queryOf(body) : ''}`, {
        method,
        headers,
        signal,
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
        // What changes something goes to its end, also when it is sent while the page is being left.
        keepalive: does === 'changes',
      });
      // The signal also guards the body: a server that stalls half-way must not hang the page.
      text = await answer.text();
    } catch (cause) {
      throw new CallFailed(name, reasonOf(cause, tooSlow, options.signal), answer, cause);
    }
    return readAnswer(name, answer, text);
  };
  return { ask };
}

/** A GET has no body: its few fields stand in the address. Nothing personal ever does. */
function queryOf(body: unknown): string {
  const fields = Object.entries(body ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))}`;
}

function reasonOf(cause: unknown, tooSlow: AbortSignal, callers: AbortSignal | undefined): string {
  if (callers?.aborted) return 'given up by the caller';
  if (tooSlow.aborted) return 'no answer in time';
  return cause instanceof Error ? cause.message : 'no connection';
}

function readAnswer<Name extends EndpointName>(name: Name, answer: Response, text: string): ReplyOf<Name> {
  const body = parseObject(text);
  if (!body) throw new CallFailed(name, 'the answer is not a JSON object', answer);
  if (!answer.ok) {
    const { code, data, details } = body;
    // A newer server may have a code that this page does not know; its words are for people.
    if (typeof code === 'string' && typeof data === 'string')
      throw new CallRefused(code as RefusalCode, data, readDetails(details));
    throw new CallFailed(name, `answered ${answer.status}`, answer);
  }
  // Each reply carries `result` (call.ts); without it somebody else answered, a proxy or a captive portal.
  if (typeof body['result'] !== 'string') throw new CallFailed(name, 'the answer has no result', answer);
  return body as ReplyOf<Name>;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    // Not JSON is an expected answer of proxies; the caller names the failure.
    return null;
  }
}

const readDetails = (details: unknown): RefusalDetails | undefined =>
  typeof details === 'object' && details !== null ? (details as RefusalDetails) : undefined;
