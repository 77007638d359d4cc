import { type Dispatcher, request } from 'undici';
import { ProviderAway, ProviderUnsure } from './payment-gateway.ts';

export interface Question {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form. */
  form?: Record<string, string>;
  /** Statuses which, by the provider's documentation, mean that nothing was done, although they usually mean trouble. */
  nothingDone?: readonly number[];
}

/** An answer with a status below 500, or with one of `nothingDone`; the provider's documentation says what it means. */
export interface Answer {
  status: number;
  body: unknown;
}

const LIMITED = 429;

/** Nothing was sent yet: no address, no connection, no trusted certificate. */
const BEFORE_SENDING =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|CERT_.*|SELF_SIGNED_.*|DEPTH_ZERO_.*|UNABLE_TO_.*)$/;

/** One request and its whole answer. Errors contain only provider and reason: their usual messages would quote addresses and bodies. */
export async function sendOnce(
  agent: Dispatcher,
  name: string,
  { method, url, headers = {}, json, form, nothingDone = [] }: Question,
  signal: AbortSignal,
): Promise<Answer> {
  if (signal.aborted) throw new ProviderAway(`${name}: no time left to ask`);
  const answer = await heard(name, async () => {
    const { statusCode, body } = await request(url, {
      dispatcher: agent,
      method,
      signal,
      headers: { accept: 'application/json', ...headers, ...typeOf(json, form) },
      body: bodyOf(json, form),
    });
    return { status: statusCode, text: await body.text() };
  });
  const { status, text } = answer;
  if (nothingDone.includes(status)) return { status, body: parsed(name, status, text) };
  if (status === LIMITED) throw new ProviderAway(`${name}: answered ${status}`);
  // Even a 503 may come from a proxy in front of a provider that has done its work.
  if (status >= 500 || (status >= 300 && status < 400)) throw new ProviderUnsure(`${name}: answered ${status}`);
  return { status, body: parsed(name, status, text) };
}

const typeOf = (json: unknown, form: Question['form']): Record<string, string> => {
  if (json !== undefined) return { 'content-type': 'application/json' };
  return form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
};

function bodyOf(json: unknown, form: Question['form']): string | null {
  if (json !== undefined) return JSON.stringify(json);
  return form === undefined ? null : new URLSearchParams(form).toString();
}

async function heard<Result>(name: string, send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const reason = reasonOf(error);
    if (BEFORE_SENDING.test(reason)) throw new ProviderAway(`${name}: ${reason}`);
    throw new ProviderUnsure(`${name}: ${reason}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function parsed(name: string, status: number, text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // A refusal without JSON is still a refusal; a success that cannot be read is none.
    if (status >= 400) return null;
    throw new ProviderUnsure(`${name}: answered no JSON`);
  }
}
