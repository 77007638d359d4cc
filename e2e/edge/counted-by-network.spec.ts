import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { type StandInShop, startStandInShop } from './stand-in-shop.ts';
import { hasV6, startEdge } from './start-edge.ts';

/** One visit a minute per counted network: the first is answered, all others of the same network are not. */
const ONE_A_MINUTE = ['rate=40r/s', 'rate=1r/m'] as const;
const NO_BURST = ['zone=tile_rate burst=200 nodelay', 'zone=tile_rate'] as const;
/** All visitors come from this machine: nginx takes their address from a header, and treats it like a real one. */
const FROM_HEADER = [
  'http {\n',
  'http {\n    set_real_ip_from 127.0.0.1;\n    real_ip_header X-Comes-From;\n',
] as const;

const NETWORKS = 60;
const OF_EACH = 6;

let shop: StandInShop;
test.beforeAll(async () => {
  shop = await startStandInShop();
});
test.afterAll(() => shop.stop());

type Groups = readonly number[];

/** Many zeros, so that each position of some address is shortened to `::`. */
const group = () => (randomInt(2) === 0 ? 0 : randomInt(0x1_0000));
const groups = (count: number): Groups => Array.from({ length: count }, group);

/** An address in one of the notations of people and programs. */
function written(all: Groups): string {
  const plain = all.map((one) => one.toString(16));
  const start = randomInt(8);
  const zeros = all.slice(start).findIndex((one) => one !== 0);
  const end = zeros === -1 ? 8 : start + zeros;
  const forms = [
    plain.join(':'),
    plain.join(':').toUpperCase(),
    plain.map((one) => one.padStart(4, '0')).join(':'),
    // A single zero is not shortened (RFC 5952), and nginx would not parse it.
    ...(end > start + 1 ? [`${plain.slice(0, start).join(':')}::${plain.slice(end).join(':')}`] : []),
  ];
  return forms[randomInt(forms.length)] ?? '';
}

const asV4 = ([high = 0, low = 0]: Groups) => [high >> 8, high & 255, low >> 8, low & 255].join('.');

interface Visit {
  from: string;
  /** The network that it is counted with, known from how the test made the address. */
  network: string;
}

function visits(): Visit[] {
  const made = Array.from({ length: NETWORKS }, (): Visit[] => {
    const first = groups(4);
    const second = groups(2);
    // The all-zero network contains ::ffff:0:0/96, which is IPv4.
    const isV4 = first.every((one) => one === 0) || randomInt(4) === 0;
    const ofV4 = () => (randomInt(2) === 0 ? asV4(second) : written([0, 0, 0, 0, 0, 0xffff, ...second]));
    return Array.from({ length: OF_EACH }, () =>
      isV4
        ? { from: ofV4(), network: `4 ${second.join()}` }
        : { from: written([...first, ...groups(4)]), network: `6 ${first.join()}` },
    );
  });
  return made.flat().sort(() => randomInt(3) - 1);
}

test('addresses of one /64 share a limit, in whatever form they are written, and those of two do not', async () => {
  const edge = await startEdge(shop.address, { changed: [ONE_A_MINUTE, NO_BURST, FROM_HEADER] });
  const counted = new Set<string>();
  try {
    for (const [n, { from, network }] of visits().entries()) {
      const headers = { 'X-Comes-From': from };
      const { status } = await ask(edge.origin, '/images/tiles/1/1/1.webp', { headers });
      expect({ n, from, network, status }).toEqual({ n, from, network, status: counted.has(network) ? 429 : 200 });
      counted.add(network);
    }
  } finally {
    await edge.stop();
  }
  expect(counted.size).toBeGreaterThan(NETWORKS / 2);
});

test('the shop and its staff are reached by IPv6, and the address is told to the shop', async () => {
  test.skip(!hasV6, 'this machine has no IPv6');
  const edge = await startEdge(shop.address);
  try {
    for (const origin of [edge.origin, edge.plainOrigin]) {
      const status = await new Promise((resolve, reject) => {
        request({ host: '::1', port: new URL(origin).port, path: '/by-ipv6', agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBe(origin === edge.origin ? 200 : 301);
    }
    expect(shop.asked.at(-1)?.headers['x-forwarded-for']).toBe('::1');
  } finally {
    await edge.stop();
  }
});
