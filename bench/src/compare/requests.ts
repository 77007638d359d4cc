import { endpoints } from '@tokhi/contract/endpoints';
import { headersOf } from '../orders/load-calls.ts';
import type { Side } from './start-side.ts';

/** One request that both sides are asked. */
export interface Wanted {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Whose session it is; taken anew for every request. */
  token?: () => string;
}

/** Of this side's contract: the older one answers at the same path, or the item is not there. */
export function call(name: keyof typeof endpoints, body: object, token?: () => string): Wanted {
  const { method, path } = endpoints[name];
  return { method, path, body, ...(token && { token }) };
}

export const page = (path: string): Wanted => ({ method: 'GET', path });

export function sent({ method, path, body, token }: Wanted) {
  const json = { 'content-type': 'application/json' };
  const headers = { 'accept-encoding': 'gzip', ...(body && json), ...(token && headersOf(token())) };
  return { method, path, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) };
}

export async function ask({ origin }: Pick<Side, 'origin'>, wanted: Wanted): Promise<Response> {
  const { path, ...request } = sent(wanted);
  return fetch(origin + path, { ...request, redirect: 'manual' });
}

/** Whether a side answers it at all: an older one may have no such call, page or field. */
export async function isAnswered(side: Side, wanted: Wanted): Promise<boolean> {
  const answer = await ask(side, wanted);
  await answer.arrayBuffer();
  return answer.status === 200;
}
