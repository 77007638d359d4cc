// Where a request ends, and whether it does: lengths, chunks, several at once, pieces and cuts.

import type { SeededRandom } from '../../scripts/seeded-random.ts';
import { owe, type Plan, type Recipe, setHeader } from './plan.ts';

/** The shop accepts 256 KiB (server/src/http/build-app.ts). */
const LIMIT = 256 * 1024;

function raw(plan: Plan, headers: Plan['headers'], body: string | Buffer): void {
  plan.framing = 'unsaid';
  plan.headers.push(...headers);
  plan.body = Buffer.from(body);
}

function longBody(plan: Plan, random: SeededRandom): void {
  const length = random.oneOf([LIMIT - 1, LIMIT, LIMIT + 1, LIMIT + 70_000, 4 * LIMIT]);
  plan.body = Buffer.concat([plan.body, Buffer.alloc(Math.max(0, length - plan.body.length), ' ')]);
}

export const FRAMINGS: readonly Recipe[] = [
  [
    'a long body',
    (plan, random) => {
      longBody(plan, random);
      plan.framing = 'length';
    },
  ],
  [
    'a long body in chunks',
    (plan, random) => {
      longBody(plan, random);
      plan.framing = 'chunks';
    },
  ],
  [
    'chunks',
    (plan) => {
      plan.framing = 'chunks';
    },
  ],
  [
    'a wrong size of a chunk',
    (plan, random) => {
      const size = random.oneOf(['zz', '-1', '0x5', '1ffffffffffffffff', ' 5', '', '5 5', '\0', ';a']);
      raw(plan, [['Transfer-Encoding', 'chunked']], `${size}\r\n{"id"\r\n0\r\n\r\n`);
      owe(plan, 'answer or close');
    },
  ],
  [
    'a chunk longer than its size',
    (plan) => {
      raw(plan, [['Transfer-Encoding', 'chunked']], '2\r\n{"id":1}\r\n0\r\n\r\n');
      owe(plan, 'answer or close');
    },
  ],
  [
    'chunks that never end',
    (plan, random) => {
      raw(plan, [['Transfer-Encoding', 'chunked']], `${random.oneOf(['ffff', 'ffffffffffffffff'])}\r\n{"id":1}`);
      owe(plan, 'nothing');
    },
  ],
  [
    'another transfer coding',
    (plan, random) => {
      const coding = random.oneOf([
        'gzip',
        'identity',
        'chunked, gzip',
        'chunked, chunked',
        'xchunked',
        '\x0bchunked',
        '',
      ]);
      raw(plan, [['Transfer-Encoding', coding]], '0\r\n\r\n');
      owe(plan, coding === 'identity' || coding === '' || coding.endsWith('gzip') ? 'nothing' : 'answer or close');
    },
  ],
  [
    'a length and chunks',
    (plan) => {
      const headers: Plan['headers'] = [
        ['Content-Length', '8'],
        ['Transfer-Encoding', 'chunked'],
      ];
      raw(plan, headers, '8\r\n{"id":1}\r\n0\r\n\r\n');
      owe(plan, 'answer or close');
    },
  ],
  [
    'no length at all',
    (plan, random) => {
      const length = random.oneOf(['-1', '+8', '0x8', '8,8', '8, 9', '1e1', '8 8', ' ', '٨', '99999999999999999999']);
      raw(plan, [['Content-Length', length]], '{"id":1}');
      owe(plan, 'answer or close');
    },
  ],
  [
    'two lengths',
    (plan, random) => {
      const headers: Plan['headers'] = [
        ['Content-Length', '8'],
        ['Content-Length', random.oneOf(['8', '9', '0'])],
      ];
      raw(plan, headers, '{"id":1}');
      owe(plan, 'answer or close');
    },
  ],
  [
    'a length below the truth',
    (plan, random) => {
      plan.framing = 'unsaid';
      plan.headers.push(['Content-Length', String(random.whole(plan.body.length + 1))]);
      owe(plan, 'answer or close');
    },
  ],
  [
    'a length above the truth',
    (plan, random) => {
      plan.framing = 'unsaid';
      plan.headers.push(['Content-Length', String(plan.body.length + 1 + random.whole(9_000))]);
      owe(plan, 'nothing');
    },
  ],
  [
    'a length above every limit',
    (plan, random) => {
      plan.framing = 'unsaid';
      plan.headers.push(['Content-Length', random.oneOf(['262145', '9999999999', '9007199254740993'])]);
      owe(plan, 'nothing');
    },
  ],
  [
    'several in one breath',
    (plan, random) => {
      plan.times = 2 + random.whole(6);
    },
  ],
  [
    'in pieces',
    (plan, random) => {
      plan.onTheWay = (bytes) => {
        const cuts = Array.from({ length: 1 + random.whole(4) }, () => random.whole(bytes.length)).sort(
          (a, b) => a - b,
        );
        return [...cuts, bytes.length].map((cut, index) => bytes.subarray(cuts[index - 1] ?? 0, cut));
      };
    },
  ],
  [
    'cut off',
    (plan, random) => {
      plan.onTheWay = (bytes) => [bytes.subarray(0, random.whole(bytes.length))];
      owe(plan, 'nothing');
    },
  ],
  ['gone before the answer', (plan) => owe(plan, 'nothing')],
  [
    'a byte turned',
    (plan, random) => {
      plan.onTheWay = (bytes) => {
        const turned = Buffer.from(bytes);
        for (let n = 0; n <= random.whole(3); n += 1) turned[random.whole(turned.length)] = random.whole(256);
        return [turned];
      };
      // It may now be the beginning of something longer.
      owe(plan, 'nothing');
    },
  ],
  [
    'a second request behind the first, unfinished',
    (plan, random) => {
      plan.onTheWay = (bytes) => [Buffer.concat([bytes, bytes.subarray(0, random.whole(bytes.length))])];
      owe(plan, 'answer or close');
    },
  ],
  [
    'said to be the last',
    (plan, random) =>
      setHeader(plan, 'Connection', random.oneOf(['close', 'Close, te', 'keep-alive, close', 'close, close'])),
  ],
];
