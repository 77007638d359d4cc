// One client for the calls of a map, for the browser or another server: the shop's (client.ts) or that of the admin application
// (admin/client.ts). It knows paths and refusals, not schemas: the server has already parsed its responses, and zod would cost the
// browser 95 kB.
import type { z } from 'zod';
import { againAfterMs } from './ask-again.ts';
import { IDEMPOTENCY_KEY } from './idempotency-key.ts';
import type { RefusalCode, RefusalDetails } from './texts/refusals.ts';

/** The schemas of a map of calls, by name; types only. */
type CallSchemas = Record<string, { body: z.ZodType; reply: z.ZodType }>;

/** What this client needs of an endpoint. */
interface AskedEndpoint {
  method: 'GET' | 'POST';
  path: string;
  does: 'reads' | 'changes';
  withIdempotencyKey?: boolean;
}

export interface AskOptions {
  signal?: AbortSignal;
  /**
   * Idempotency key, for calls that need one: a request that is sent again with the same key, after a lost response or a reload,
   * takes effect once and gets the same response. Without it, every request has a new key.
   */
  key?: string;
}

/** Calls one endpoint of a map. */
export type AskOf<Map extends CallSchemas> = <Name extends keyof Map & string>(
  name: Name,
  body: z.input<Map[Name]['body']>,
  options?: AskOptions,
) => Promise<z.output<Map[Name]['reply']>>;

interface AskSettings<Endpoint extends AskedEndpoint> {
  endpoints: Readonly<Record<string, Endpoint>>;
  baseUrl: string;
  fetch: typeof fetch;
  /** Extra headers of one request. */
  headersOf?: (endpoint: Endpoint) => Record<string, string>;
  /** The timeout of a call. */
  waitsMs: (name: string) => number;
}

/** Browsers allow at most 64 kB of keepalive bodies, and a character may take three bytes. */
const KEPT_ALIVE_UP_TO = 20_000;

/** The call got no response of the shop: no network, a timeout, or a response from elsewhere. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly call: string;
  /** HTTP status, or null without a response. */
  readonly status: number | null;
  /** The request's id in the server's log, for the customer to give to support. */
  readonly requestId: string | null;

  constructor(call: string, reason: string, answer: Response | null, cause?: unknown) {
    super(`${call}: ${reason}`, { cause });
    this.call = call;
    this.status = answer?.status ?? null;
    this.requestId = answer?.headers.get('x-request-id') ?? null;
  }
}

/**
 * The shop refused the call, with a text: it comes with the response, so the browser needs no copy of the catalogue. Named like
 * the server's `Refusal`, which a page gets for calls in process.
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

/** Makes the calls of one map. A refusal is thrown as `CallRefused`, any other failure as `CallFailed`. */
export function askCalls<Map extends CallSchemas, Endpoint extends AskedEndpoint>(
  settings: AskSettings<Endpoint>,
): AskOf<Map> {
  const { endpoints, baseUrl, fetch, headersOf, waitsMs } = settings;
  return async (name, body, options = {}) => {
    const endpoint = endpoints[name];
    if (endpoint === undefined) throw new CallFailed(name, 'no such call', null);
    const { method, path, withIdempotencyKey, does } = endpoint;
    const headers: Record<string, string> = { accept: 'application/json', ...headersOf?.(endpoint) };
    if (method === 'POST') headers['content-type'] = 'application/json';
    if (withIdempotencyKey) headers[IDEMPOTENCY_KEY] = options.key ?? crypto.randomUUID();

    const sent = method === 'POST' ? JSON.stringify(body ?? {}) : null;
    // One timeout for all attempts: a customer does not wait twice as long because the first response was lost.
    const tooSlow = AbortSignal.timeout(waitsMs(name));
    const signal = options.signal ? AbortSignal.any([options.signal, tooSlow]) : tooSlow;
    let answer: Response | null = null;
    const send = async () => {
      let text: string;
      answer = null;
      try {
        answer = await fetch(`${baseUrl}${path}${method === 'GET' ? queryOf(body) : ''}`, {
          method,
          headers,
          signal,
          ...(sent !== null && { body: sent }),
          // A change completes even if it is sent while the page is being left.
          keepalive: does === 'changes' && (sent ?? '').length < KEPT_ALIVE_UP_TO,
        });
        // The signal also guards the body: a server that stalls half-way must not hang the page.
        text = await answer.text();
      } catch (cause) {
        throw new CallFailed(name, reasonOf(cause, tooSlow, options.signal), answer, cause);
      }
      return readAnswer<never>(name, answer, text);
    };
    if (!withIdempotencyKey) return send();
    return send().catch(async (error: unknown) => {
      const pauseMs = signal.aborted ? null : againAfterMs(error, answer);
      if (pauseMs === null) throw error;
      await new Promise((go) => setTimeout(go, pauseMs));
      return send();
    });
  };
}

/** A GET has no body: its few fields are in the address, and they are never personal. */
function queryOf(body: unknown): string {
  const fields = Object.entries(body ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))}`;
}

function reasonOf(cause: unknown, tooSlow: AbortSignal, callers: AbortSignal | undefined): string {
  if (callers?.aborted) return 'given up by the caller';
  if (tooSlow.aborted) return 'no answer in time';
  return cause instanceof Error ? cause.message : 'no connection';
}

function readAnswer<Reply>(name: string, answer: Response, text: string): Reply {
  const body = parseObject(text);
  if (!body) throw new CallFailed(name, 'the answer is not a JSON object', answer);
  if (!answer.ok) {
    const { code, data, details } = body;
    // A newer server may have a code that this page does not know; its text is for people.
    if (typeof code === 'string' && typeof data === 'string')
      throw new CallRefused(code as RefusalCode, data, readDetails(details));
    throw new CallFailed(name, `answered ${answer.status}`, answer);
  }
  // Each reply carries `result` (call.ts); without it a proxy or a captive portal responded.
  if (typeof body['result'] !== 'string') throw new CallFailed(name, 'the answer has no result', answer);
  return body as Reply;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    // Proxies do send responses other than JSON; the caller names the failure.
    return null;
  }
}

const readDetails = (details: unknown): RefusalDetails | undefined =>
  typeof details === 'object' && details !== null ? (details as RefusalDetails) : undefined;
