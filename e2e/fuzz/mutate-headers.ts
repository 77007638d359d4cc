// The headers of a request: types, codings, hosts, versions, and far too many of them.
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { owe, type Plan, type Recipe, setHeader } from './plan.ts';

const TYPES = [
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/JSON',
  'application/jsonx',
  'application/vnd.api+json',
  'application/json, text/plain',
  'application/',
  '/',
  ';',
  '',
  '*/*',
  '\xff\xfe',
  `application/json; ${'a'.repeat(3_000)}`,
  '__proto__',
];
const squeezed = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync };

/** Five thousand bytes that decompress to five million, twenty times the limit of a body. */
const SWELLING = gzipSync(Buffer.alloc(5_000_000, ' '));

/** The lines of a header flood. */
const lines = (count: number, length: number): Plan['headers'] =>
  Array.from({ length: count }, (_, index) => [`X-Flood-${index}`, 'x'.repeat(length)]);

export const HEADERS: readonly Recipe[] = [
  ['another content type', (plan, random) => setHeader(plan, 'Content-Type', random.oneOf(TYPES))],
  [
    'no content type',
    (plan) => {
      plan.headers = plan.headers.filter(([name]) => name !== 'Content-Type');
    },
  ],
  [
    'a squeezed body',
    (plan, random) => {
      const coding = random.oneOf(['gzip', 'br', 'deflate'] as const);
      setHeader(plan, 'Content-Encoding', coding);
      plan.body = squeezed[coding](plan.body);
      plan.framing = 'length';
    },
  ],
  [
    'a body that says it is squeezed',
    (plan, random) => {
      const codings = ['gzip', 'br', 'deflate', 'identity', 'compress', 'zstd', 'gzip, gzip', 'x', '', '__proto__'];
      setHeader(plan, 'Content-Encoding', random.oneOf(codings));
    },
  ],
  [
    'a body that swells',
    (plan) => {
      setHeader(plan, 'Content-Encoding', 'gzip');
      plan.body = SWELLING;
      plan.framing = 'length';
    },
  ],
  ['asks before it sends', (plan) => setHeader(plan, 'Expect', '100-continue')],
  [
    'expects nonsense',
    (plan, random) => setHeader(plan, 'Expect', random.oneOf(['200-ok', '', '100-continue, x', '\xff'])),
  ],
  [
    'HTTP/1.0',
    (plan, random) => {
      plan.version = 'HTTP/1.0';
      if (plan.framing === 'chunks') plan.framing = 'length';
      // Without a host the edge does not know the shop.
      if (random.oneIn(2)) plan.headers = plan.headers.filter(([name]) => name !== 'Host');
      if (plan.endpoint === 'edge' && !plan.headers.some(([name]) => name === 'Host')) owe(plan, 'answer or close');
      if (random.oneIn(2)) setHeader(plan, 'Connection', 'keep-alive');
    },
  ],
  [
    'no such version',
    (plan, random) => {
      plan.version = random.oneOf([
        '',
        'HTTP/0.9',
        'HTTP/2.0',
        'HTTP/1.9',
        'HTTP/3',
        'http/1.1',
        'HTTP/1.1 ',
        'ICE/1.0',
      ]);
      owe(plan, 'answer or close');
    },
  ],
  [
    'no host',
    (plan) => {
      plan.headers = plan.headers.filter(([name]) => name !== 'Host');
      owe(plan, 'answer or close');
    },
  ],
  [
    'two hosts',
    (plan) => {
      plan.headers.push(['Host', 'evil.example']);
      owe(plan, 'answer or close');
    },
  ],
  ['a flood of headers', (plan, random) => void plan.headers.push(...lines(random.oneOf([20, 60, 90]), 20))],
  [
    'more headers than anybody reads',
    (plan, random) => {
      plan.headers.push(
        ...random.oneOf([lines(3_000, 1), lines(1, 7_900), lines(1, 17_000), lines(6, 6_000), lines(1, 90_000)]),
      );
      owe(plan, 'answer or close');
    },
  ],
  [
    'a broken header',
    (plan, random) => {
      const broken: [string, string] = random.oneOf([
        ['X Y', 'a'],
        ['X-A ', 'a'],
        ['', 'a'],
        ['X-A', 'a\0b'],
        ['X-A', 'a\rb'],
        ['X-A', 'a\nb'],
        ['X-A', 'a\r\n folded'],
        ['X-A\r\nno colon here', 'a'],
        ['X-\xff', 'a'],
        ['X-A', '\x7f\x01'],
        ['(x)', 'a'],
      ]);
      plan.headers.push(broken);
      owe(plan, 'answer or close');
    },
  ],
  [
    'wants another protocol',
    (plan, random) => {
      setHeader(plan, 'Connection', random.oneOf(['Upgrade', 'Upgrade, HTTP2-Settings', 'keep-alive, Upgrade']));
      setHeader(plan, 'Upgrade', random.oneOf(['websocket', 'h2c', 'TLS/1.0', 'x']));
      setHeader(plan, 'HTTP2-Settings', 'AAMAAABkAARAAAAAAAIAAAAA');
      // After it Node answers good requests, but leaves a bad one until the timeout (seen in 24.21).
      plan.isLast = true;
    },
  ],
  [
    'names headers that belong to the connection',
    (plan, random) =>
      setHeader(plan, 'Connection', random.oneOf(['Host', 'Content-Length', 'X-Forwarded-For', 'cookie, host'])),
  ],
];
