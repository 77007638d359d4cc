import { type SeededRandom, seededRandom } from '../../scripts/seeded-random.ts';
import type { Endpoint } from './connection.ts';
import type { Input } from './input.ts';
import { type Markers, requestIdOf } from './markers.ts';
import { ADDRESSES, isTarget } from './mutate-address.ts';
import { FRAMINGS } from './mutate-framing.ts';
import { HEADERS } from './mutate-headers.ts';
import { owe, type Plan, planOf, printPlan, type Recipe, setHeader } from './plan.ts';

const METHODS = [
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'SEARCH',
  'PURGE',
];
const NO_METHODS = [
  'get',
  'Get',
  'GETX',
  'G',
  'FOO',
  'CONNECT',
  'TRACK',
  'GET\0',
  '<>',
  'PRI',
  'A'.repeat(300),
  'HTTP/1.1',
];

/** Headers that ask for a different answer; valid ones, however strange. */
const ASKED: [name: string, values: readonly string[]][] = [
  [
    'Range',
    [
      'bytes=0-0',
      'bytes=-1',
      'bytes=9999999-',
      'bytes=5-1',
      'bytes=0-1,2-3,4-5',
      `bytes=${'0-0,'.repeat(300)}`,
      'x',
      'bytes=',
      'bytes=0-18446744073709551616',
    ],
  ],
  ['If-Range', ['"x"', 'W/"x"', 'Sat, 29 Oct 1994 19:43:31 GMT', 'x']],
  ['If-None-Match', ['*', '"x"', 'W/"x"', '"', `${'"a",'.repeat(500)}`, 'x, y']],
  ['If-Match', ['*', '"x"', 'W/"x"']],
  ['If-Modified-Since', ['Sat, 29 Oct 1994 19:43:31 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', 'yesterday', '-1']],
  ['If-Unmodified-Since', ['Sat, 29 Oct 1994 19:43:31 GMT', 'x']],
  [
    'Accept',
    [
      'text/html',
      'application/json',
      '*/*;q=0',
      'text/x-script',
      'image/avif,image/webp',
      ';;;',
      '',
      'a/b,'.repeat(300),
    ],
  ],
  [
    'Accept-Encoding',
    ['br', 'gzip', 'identity;q=0', '*;q=0', 'br;q=0, gzip;q=0, *;q=0', 'zstd', ';q=x', 'gzip;q=9', 'br,'.repeat(200)],
  ],
  ['Accept-Language', ['mn', 'x'.repeat(500), '*', 'mn;q=2,,,']],
  ['Cookie', ['a=b', '=', ';;;', `a=${'b'.repeat(3_000)}`, '__proto__=1']],
  ['Origin', ['null', 'https://evil.example', 'x']],
  ['Referer', ['https://evil.example/', 'x']],
  [
    'X-Forwarded-For',
    [
      '10.1.2.3',
      'unknown',
      '10.1.2.3, 10.9.9.9',
      '::ffff:10.0.0.1',
      'x',
      '',
      '10.1.2.3:80',
      '1,'.repeat(300),
      '[::1',
      '999.1.1.1',
    ],
  ],
  ['X-Forwarded-Proto', ['https', 'http, https', 'javascript', '']],
  ['X-Forwarded-Host', ['evil.example', 'evil.example, a', '[', '']],
  ['Forwarded', ['for=10.1.2.3;host=evil.example', 'for="', '']],
  ['X-Original-URL', ['/metrics', '//']],
  ['X-HTTP-Method-Override', ['DELETE', 'x']],
  ['X-Request-Id', ['a', 'a b', '../../x', 'x'.repeat(300), 'abcdefgh12345']],
  ['Purpose', ['prefetch']],
  ['Sec-Fetch-Site', ['cross-site', 'x']],
  ['X-React-Router-Prerender-Data', ['1', '[]', 'x']],
  ['X-React-Router-Request', ['yes']],
];
const HOSTS = [
  'evil.example',
  '',
  '127.0.0.1:x',
  '[::1]',
  '[',
  'a b',
  '..',
  '127.0.0.1:99999',
  'x'.repeat(300),
  'evil.example/x',
  'a@b',
  '%00',
];

const METHOD: Recipe = [
  'another method',
  (plan, random) => {
    plan.method = random.oneOf(METHODS);
    if (!random.oneIn(3)) return;
    plan.method = random.oneOf(NO_METHODS);
    owe(plan, 'answer or close');
  },
];
const HOST: Recipe = [
  'another host',
  (plan, random) => {
    const host = random.oneOf(HOSTS);
    setHeader(plan, 'Host', host);
    // The edge closes the connection if the host is another shop; and some of these are no hosts at all.
    if (plan.endpoint === 'edge' || host !== 'evil.example') owe(plan, 'answer or close');
  },
];
const BODY: Recipe = [
  'a body where none belongs',
  (plan, random) => {
    plan.body = Buffer.from(random.oneOf(['{}', 'a=b', 'x'.repeat(9_000)]));
    plan.framing = random.oneOf(['length', 'chunks']);
    if (random.oneIn(2)) plan.headers.push(['Content-Type', random.oneOf(['application/json', 'text/plain', 'x'])]);
  },
];
const WHOLE: readonly Recipe[] = [METHOD, METHOD, METHOD, HOST, HOST, BODY, ...FRAMINGS, ...HEADERS];

function ask(plan: Plan, random: SeededRandom, { secret }: Markers): void {
  for (let n = 0; n <= random.whole(3); n += 1) {
    const [name, values] = random.oneOf(ASKED);
    setHeader(plan, name, random.oneOf(values));
  }
  if (random.oneIn(6))
    setHeader(plan, random.oneOf(['User-Agent', 'Referer', 'Cookie', 'Authorization']), `${secret}=1`);
}

/** The input with this number: an address of the shop, mostly mutated, in a request that is often mutated as well. */
export function addressInput(
  number: number,
  endpoint: Endpoint,
  { seed, addresses, markers }: { seed: number; addresses: readonly string[]; markers: Markers },
): Input {
  const random = seededRandom(seed, `address/${number}`);
  const id = `address/${number}@${endpoint.name}`;
  const plan = planOf(endpoint.name, `${endpoint.host}:${endpoint.port}`, 'GET', random.oneOf(addresses));
  plan.headers.push(['X-Request-Id', requestIdOf(id)]);
  const [named, mutate] = random.oneOf(ADDRESSES);
  const host = `${endpoint.host}:${endpoint.port}`;
  plan.target = mutate(plan.target, { host, random, markers });
  if (!isTarget(plan.target, host)) owe(plan, 'answer or close');
  let recipe = named;
  if (random.oneIn(2)) ask(plan, random, markers);
  if (random.oneIn(3)) {
    const [alsoNamed, alsoMutate] = random.oneOf(WHOLE);
    if (random.oneIn(2)) METHOD[1](plan, random);
    alsoMutate(plan, random);
    recipe = `${named}, ${alsoNamed}`;
  }
  return printPlan(plan, id, recipe, random);
}
