// The same request many times: in sequence, and over many connections at once to two shops on one database.
import type { EndpointName } from '@tokhi/contract/endpoints';
import { type AnswerAt, askAt } from '../ask-at.ts';
import { sizeOf } from '../sizes.ts';
import type { Asked } from './watched-line.ts';

const IN_A_ROW = sizeOf('REPLAYS_IN_A_ROW');
const AT_ONCE = sizeOf('REPLAYS_AT_ONCE');

/** All answers; the concurrent requests come first, before anything has happened. */
export async function replayed<Answer>(
  addresses: readonly string[],
  send: (address: string) => Promise<Answer>,
): Promise<Answer[]> {
  const at = (index: number) => addresses[index % addresses.length] ?? '';
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(at(index))));
  for (let index = 0; index < IN_A_ROW; index += 1) answers.push(await send(at(index)));
  return answers;
}

/** Sends a call and retries «busy», which changed nothing, as a browser does: twenty wait for one order. */
export const asking =
  <Name extends EndpointName>(token: string, name: Name, body: object, headers: Record<string, string> = {}) =>
  async (address: string): Promise<AnswerAt<Name>> => {
    for (;;) {
      const answer = await askAt(address, token, name, body, headers);
      if (answer.status !== 503) return answer;
    }
  };

/** A callback as received, or with the other method: then without its body, or with an empty one. */
export const calling =
  ({ method, path, body }: Asked, by = method) =>
  async (address: string): Promise<{ status: number; text: string }> => {
    for (;;) {
      const headers = { 'content-type': 'application/json' };
      const posted = { method: 'POST', headers, body: body === '' ? '{}' : body };
      const answer = await fetch(address + path, by === 'GET' ? {} : posted);
      if (answer.status !== 503) return { status: answer.status, text: await answer.text() };
    }
  };
