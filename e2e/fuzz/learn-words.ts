import type { CallOfShop } from './call-input.ts';
import type { Schema } from './draw-body.ts';

type Unlearned = Omit<CallOfShop, 'known'>;

const MOST = 30;

/**
 * Which words a call knows: product codes mean nothing to a call about categories, and a body that fails validation
 * never reaches the code behind it. One word of each kind is tried.
 */
export async function learnWords(
  origin: string,
  call: Unlearned,
  kinds: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const known: string[] = [];
  for (const words of kinds.values()) {
    const [word = ''] = words;
    const body = call.method === 'GET' ? null : JSON.stringify(bodyWith(call.body, word));
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(origin + call.path, { method: call.method, headers, body });
    if (answer.ok) known.push(...words.slice(0, MOST));
    await answer.arrayBuffer();
  }
  return known;
}

/** The required fields of the call, all with this word. */
const bodyWith = ({ properties = {}, required = [] }: Schema, word: string): unknown =>
  Object.fromEntries(required.map((name) => [name, properties[name]?.type === 'array' ? [word] : word]));
