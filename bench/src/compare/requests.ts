import { endpoints } from '@tokhi/contract/endpoints';
import { headersOf } from '../orders/load-calls.ts';
import type { Side } from './start-side.ts';

/** One request to both sides. */
export interface Wanted {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Whose session it is. */
  token?: string;
}

/** At least so many requests, or any number that can be repeated. */
export type RequestsFor = (count: number) => Promise<readonly Wanted[]>;

/** From this side's contract: the older one answers at the same path, or the item is skipped. */
export function call(name: keyof typeof endpoints, body: object, token?: string): Wanted {
  const { method, path } = endpoints[name];
  return { method, path, body, ...(token && { token }) };
}

export const page = (path: string): Wanted => ({ method: 'GET', path });

export function sent({ method, path, body, token }: Wanted) {
  const json = { 'content-type': 'application/json' };
  const headers = { 'accept-encoding': 'gzip', ...(body && json), ...(token && headersOf(token)) };
  return { method, path, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) };
}

export async function ask({ origin }: Pick<Side, 'origin'>, wanted: Wanted): Promise<Response> {
  const { path, ...request } = sent(wanted);
  return fetch(origin + path, { ...request, redirect: 'manual' });
}
