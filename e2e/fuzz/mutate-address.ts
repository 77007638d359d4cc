// Forms of an address that no link of the shop has.

import type { SeededRandom } from '../../scripts/seeded-random.ts';
import type { Markers } from './markers.ts';

interface Around {
  host: string;
  random: SeededRandom;
  markers: Markers;
}
type Mutation = readonly [name: string, (path: string, around: Around) => string];

/** Inserted between or into the parts of a path. */
const SNIPPETS = [
  ...[
    '/',
    '//',
    '///',
    '/./',
    '/../',
    '/../../../../etc/passwd',
    '/%2e%2e/',
    '/%2e/',
    '%2f',
    '%2F%2F',
    '..;/',
    '.',
    '..',
  ],
  ...['%5c', '\\', '/\\', '\\..\\', '%00', '%0a', '%0d%0aX-A:%20b', '%ff', '%c0%ae', '%ed%a0%80', '%f0%9f%9b%8b'],
  ...['%', '%z', '%u0041', '%25', '%2500', ';a=b', ':', '@', '*', '|', '^', '"', '<b>', '`', '{}', '[]', "'", '+', '~'],
  ...['__proto__', 'constructor', '%D0%B1%D1%83%D0%B9', '...'],
];
const SLASHES = [
  '//',
  '///',
  '////',
  '/.',
  '/..',
  '//.',
  '/\\',
  '/\\\\',
  '//?',
  '/?',
  '/#',
  '/%2f',
  '/%2f%2f',
  '//%',
  '//:',
];
const NUMBERS = [
  '-1',
  '0',
  '1.5',
  '1e9',
  '9'.repeat(400),
  '2147483648',
  '9007199254740993',
  'NaN',
  '0x1',
  '%2B1',
  '%201',
];
const NAMES = [
  'p',
  'page',
  'brand',
  'sub',
  'color',
  'price',
  'sort',
  'ready',
  'material',
  'width',
  'specs',
  'id',
  'ids',
  'part',
];
const STRANGERS = [
  'http://',
  'http:///',
  'http://[::1',
  'http://a:99999/',
  'http://%00/',
  '//evil.example/',
  '//evil.example:x/',
  '//[/',
];
const NO_ADDRESSES = [
  '*',
  '',
  '?',
  '#',
  'home',
  '.',
  '\\',
  '%2f',
  '/ home',
  '/home\t',
  '/\0',
  '/\x7f',
  ' /',
  '/home#a',
  '/\r',
  'a:443',
];
const LETTERS = ['/буйдан', '?p=ширээ', '/🛋️', '/\u0000'];
const ROUTES = ['', 'root', 'features/home/home.page', '%00', 'a,'.repeat(500), '__proto__', 'root,root', '%'];
const LENGTHS = [1_000, 3_000, 6_000, 8_180, 9_000, 16_300, 20_000, 90_000];
const UNITS = ['a', '/', '/a', '%20', '../', '?', '&a=b', '%d0%b0', '.', '//', '%', '\\'];

const queryValue = ({ random, markers }: Around): string =>
  random.oneOf([
    markers.secret,
    ...NUMBERS,
    ...['%', '%ff', '%00', '%ed%a0%80', '%f0%9f%9b%8b', '%D0%B1%D1%83%D0%B9%D0%B4%D0%B0%D0%BD', '[]', '{}', "'", ''],
    ...['1,2,3', '1-2', '5-1', '..', '<script>', 'a'.repeat(1 + random.whole(2_000)), '%D0%B0%20'.repeat(200)],
  ]);

function query(around: Around): string {
  const { random, markers } = around;
  const one = () => `${random.oneOf([...NAMES, '__proto__', 'x[]', '%ff', '', markers.secret])}=${queryValue(around)}`;
  const some = Array.from({ length: 1 + random.whole(4) }, one).join('&');
  return random.oneOf([some, some, some, `${some}?${some}`, '&&&&', '=', '?', '%', `p=1&${'p=1&'.repeat(300)}`, '+']);
}

function withSnippet(path: string, random: SeededRandom): string {
  const at = random.whole(path.length + 1);
  return path.slice(0, at) + random.oneOf(SNIPPETS) + path.slice(at);
}

export const ADDRESSES: readonly Mutation[] = [
  ['as it is', (path) => path],
  [
    'something in the path',
    (path, { random }) => {
      let mutated = path;
      for (let n = 0; n <= random.whole(3); n += 1) mutated = withSnippet(mutated, random);
      return mutated.startsWith('/') ? mutated : `/${mutated}`;
    },
  ],
  [
    'nothing but slashes',
    (_, around) => around.random.oneOf(SLASHES) + (around.random.oneIn(3) ? `?${query(around)}` : ''),
  ],
  [
    'another end of the path',
    (path, { random, markers }) =>
      path.replace(/[^/]*$/, random.oneOf([markers.path, `${markers.path}%2f`, ...NUMBERS])),
  ],
  ['a query', (path, around) => `${path}?${query(around)}`],
  [
    'data of a page',
    (path, around) => `${path === '/' ? '/_root' : path}.data${around.random.oneIn(2) ? `?${query(around)}` : ''}`,
  ],
  [
    'data of some routes',
    (path, { random, markers }) =>
      `${path}.data?_routes=${random.oneOf([...ROUTES, markers.secret])}${random.oneIn(4) ? '&_routes=' : ''}`,
  ],
  [
    'the list of routes',
    (path, { random, markers }) => {
      const asked = [
        `p=${path}`,
        `paths=${path}`,
        'p=//',
        'p=%',
        'paths=%2F%2F',
        `p=${markers.secret}`,
        'p=/&'.repeat(200),
      ];
      return `/__manifest?${random.oneOf(['', ...asked])}${random.oneOf(['', '&version=', '&version=x'])}`;
    },
  ],
  [
    'the whole address',
    (path, { random, host }) =>
      random.oneOf([`http://${host}${path}`, `HTTP://${host}`, `http://${host}?p=1`, `http://${host}//`]),
  ],
  [
    'somebody else’s address',
    (path, { random }) => random.oneOf([`http://evil.example${path}`, `https://a${path}`, ...STRANGERS]),
  ],
  ['no address', (_, { random }) => random.oneOf(NO_ADDRESSES)],
  // As bytes, one per character.
  ['letters as they are', (path, { random }) => path + Buffer.from(random.oneOf(LETTERS)).toString('latin1')],
  [
    'very long',
    (path, { random }) => {
      const unit = random.oneOf(UNITS);
      return path + random.oneOf(['/', '?p=']) + unit.repeat(Math.ceil(random.oneOf(LENGTHS) / unit.length));
    },
  ],
];

/** A longer line may be refused for its length alone. */
const LONG_LINE = 6_000;

/** Whether it is a request target (RFC 9112, 3.2) for this host, with characters that every server accepts. */
export function isTarget(target: string, host: string): boolean {
  const path = target.toLowerCase().startsWith(`http://${host}`)
    ? target.slice(`http://${host}`.length) || '/'
    : target;
  return target.length <= LONG_LINE && /^[/?][\x21\x22\x24-\x7e]*$/.test(path) && !target.startsWith('?');
}
