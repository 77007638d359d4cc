import type { Door } from './connection.ts';
import { type Dice, diceFor } from './dice.ts';
import type { Input } from './input.ts';
import { type Markers, requestIdOf } from './markers.ts';
import { owe, type Plan, planOf, printPlan, type Recipe, setHeader } from './plan.ts';
import { ADDRESSES, isTarget } from './spoil-address.ts';
import { FRAMINGS } from './spoil-framing.ts';
import { HEADERS } from './spoil-headers.ts';

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

/** Headers that ask for another answer; well written ones, however strange. */
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
  (plan, dice) => {
    plan.method = dice.oneOf(METHODS);
    if (!dice.once(3)) return;
    plan.method = dice.oneOf(NO_METHODS);
    owe(plan, 'answer or close');
  },
];
const HOST: Recipe = [
  'another host',
  (plan, dice) => {
    const host = dice.oneOf(HOSTS);
    setHeader(plan, 'Host', host);
    // The edge shuts the door before whoever wants another shop; and some of these are no hosts at all.
    if (plan.door === 'edge' || host !== 'evil.example') owe(plan, 'answer or close');
  },
];
const BODY: Recipe = [
  'a body where none belongs',
  (plan, dice) => {
    plan.body = Buffer.from(dice.oneOf(['{}', 'a=b', 'x'.repeat(9_000)]));
    plan.framing = dice.oneOf(['length', 'chunks']);
    if (dice.once(2)) plan.headers.push(['Content-Type', dice.oneOf(['application/json', 'text/plain', 'x'])]);
  },
];
const WHOLE: readonly Recipe[] = [METHOD, METHOD, METHOD, HOST, HOST, BODY, ...FRAMINGS, ...HEADERS];

function ask(plan: Plan, dice: Dice, { secret }: Markers): void {
  for (let n = 0; n <= dice.whole(3); n += 1) {
    const [name, values] = dice.oneOf(ASKED);
    setHeader(plan, name, dice.oneOf(values));
  }
  if (dice.once(6)) setHeader(plan, dice.oneOf(['User-Agent', 'Referer', 'Cookie', 'Authorization']), `${secret}=1`);
}

/** The input of this number: an address of the shop that is mostly spoiled, asked for in a way that often is as well. */
export function addressInput(
  number: number,
  door: Door,
  { seed, addresses, markers }: { seed: number; addresses: readonly string[]; markers: Markers },
): Input {
  const dice = diceFor(seed, `address/${number}`);
  const id = `address/${number}@${door.name}`;
  const plan = planOf(door.name, `${door.host}:${door.port}`, 'GET', dice.oneOf(addresses));
  plan.headers.push(['X-Request-Id', requestIdOf(id)]);
  const [named, spoil] = dice.oneOf(ADDRESSES);
  const host = `${door.host}:${door.port}`;
  plan.target = spoil(plan.target, { host, dice, markers });
  if (!isTarget(plan.target, host)) owe(plan, 'answer or close');
  let recipe = named;
  if (dice.once(2)) ask(plan, dice, markers);
  if (dice.once(3)) {
    const [alsoNamed, alsoSpoil] = dice.oneOf(WHOLE);
    if (dice.once(2)) METHOD[1](plan, dice);
    alsoSpoil(plan, dice);
    recipe = `${named}, ${alsoNamed}`;
  }
  return printPlan(plan, id, recipe, dice);
}
