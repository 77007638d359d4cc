import type { SeededRandom } from '../../scripts/seeded-random.ts';
import type { Deserves, Input } from './input.ts';

/** A request before it is sent. Texts are bytes, one per character (latin1). */
export interface Plan {
  endpoint: 'shop' | 'edge';
  method: string;
  target: string;
  version: string;
  headers: [name: string, value: string][];
  body: Buffer;
  /** How the end of the body is marked. */
  framing: 'length' | 'chunks' | 'unsaid';
  deserves: Deserves;
  /** How many copies are sent at once. */
  times: number;
  /** The connection is not used afterwards. */
  isLast: boolean;
  /** Changes the bytes on their way. */
  onTheWay: (bytes: Buffer) => Buffer[];
}

/** One way to mutate a request. */
export type Recipe = readonly [name: string, mutate: (plan: Plan, random: SeededRandom) => void];

export function planOf(endpoint: Plan['endpoint'], host: string, method: string, target: string): Plan {
  return {
    endpoint,
    method,
    target,
    version: 'HTTP/1.1',
    headers: [['Host', host]],
    body: Buffer.alloc(0),
    framing: 'unsaid',
    deserves: 'answers',
    times: 1,
    isLast: false,
    onTheWay: (bytes) => [bytes],
  };
}

/** Never undoes an earlier mutation. */
export function owe(plan: Plan, deserves: Deserves): void {
  const order: Deserves[] = ['answers', 'answer or close', 'nothing'];
  if (order.indexOf(deserves) > order.indexOf(plan.deserves)) plan.deserves = deserves;
}

export function setHeader(plan: Plan, name: string, value: string): void {
  const found = plan.headers.find(([known]) => known.toLowerCase() === name.toLowerCase());
  if (found) found[1] = value;
  else plan.headers.push([name, value]);
}

/** A server that refuses a longer body closes before it has read all of it, and TCP may drop the answer with the connection. */
const READ_AT_ONCE_BYTES = 64 * 1_024;

export function printPlan(plan: Plan, id: string, recipe: string, random: SeededRandom): Input {
  if (plan.body.length > READ_AT_ONCE_BYTES) owe(plan, 'answer or close');
  const headers = plan.headers.map(([name, value]) => `${name}: ${value}\r\n`);
  if (plan.framing === 'length') headers.push(`Content-Length: ${plan.body.length}\r\n`);
  if (plan.framing === 'chunks') headers.push('Transfer-Encoding: chunked\r\n');
  const head = `${plan.method} ${plan.target}${plan.version === '' ? '' : ` ${plan.version}`}\r\n${headers.join('')}\r\n`;
  const body = plan.framing === 'chunks' ? inChunks(plan.body, random) : plan.body;
  const single = Buffer.concat([Buffer.from(head, 'latin1'), body]);
  const bytes = Buffer.concat(Array.from({ length: plan.times }, () => single));
  const methods = Array.from({ length: plan.times }, () => plan.method);
  return { id, recipe, pieces: plan.onTheWay(bytes), methods, deserves: plan.deserves, isLast: plan.isLast };
}

function inChunks(body: Buffer, random: SeededRandom): Buffer {
  const parts: Buffer[] = [];
  const most = Math.max(1, Math.ceil(body.length / (1 + random.whole(8))));
  for (let at = 0; at < body.length; ) {
    const size = 1 + random.whole(most);
    const chunk = body.subarray(at, at + size);
    parts.push(
      Buffer.from(`${chunk.length.toString(16)}${random.oneIn(4) ? ';a=b' : ''}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    );
    at += size;
  }
  parts.push(Buffer.from(random.oneIn(4) ? '0\r\nX-Trailer: a\r\n\r\n' : '0\r\n\r\n'));
  return Buffer.concat(parts);
}
