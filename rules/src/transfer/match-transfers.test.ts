import { expect, test } from 'vitest';
import type { TransferLine, TransferOrder } from './match-points.ts';
import { type MatchedLine, matchTransfers } from './match-transfers.ts';
import { referencesInText } from './references-in-text.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 16, 2);

/** Numbers that are random and the same in every run. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test.each([
  ['нэхэмжлэл IK0480 тавилга', '0480 prefixed'],
  ['ик0480', '0480 prefixed'],
  ['Ик О48о', '0480 prefixed'],
  ['ik 04 80 sandal', '0480 prefixed'],
  ['тавилгаIK-0480сандал', '0480 prefixed'],
  ['IK261115 0480', '2611150480 number'],
  ['2611150480', '2611150480 number'],
  ['0480 ор модон', '0480 bare'],
  ['утас 99110480', ''],
  ['ИК-0480ор модон', '0480 prefixed'],
  ['№0480', '0480 bare'],
  ['зээл', ''],
])('the references of «%s» are %s', (text, expected) => {
  const [first] = referencesInText(text);
  expect(first === undefined ? '' : `${first.digits} ${first.kind}`).toBe(expected);
});

const FIRST = ['BATBOLD', 'SARNAI', 'TUMUR', 'ENKHBAT', 'DULAM', 'GANZORIG', 'ORGIL', 'NOMIN', 'TEMUULEN', 'ARIUN'];
const LAST = ['GANKHUYAG', 'SUVD', 'OCHIR', 'TSEREN', 'BAYAR', 'DORJ', 'NYAM', 'ERDENE', 'MUNKH', 'JARGAL', 'PUREV'];
const GOODS = ['сандал', 'хивс', 'ор модон', 'tavilga', 'shiree 2sh', ''];
const keysOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

interface Generated extends TransferLine {
  /** Null: of nobody. */
  rightId: number | null;
}

function generate(seed: number): { orders: TransferOrder[]; lines: Generated[] } {
  const below = seededRandom(seed);
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const endings = Array.from({ length: 10_000 }, (_, ending) => String(ending).padStart(4, '0'));
  const orders = Array.from({ length: 260 }, (_, at): TransferOrder => {
    const createdAt = new Date(NOW - (4 + below(40)) * HOUR_MS);
    const standing = at < 200 ? 'open' : at < 230 ? 'ended' : 'paid';
    // Endings are unique among unpaid orders only.
    const [ending = ''] = at < 200 ? endings.splice(below(endings.length), 1) : [one(endings)];
    return {
      ...{ id: at + 1, orderNumber: `IK${100_000 + below(899_999)}${ending}`, standing, receivedTug: 0, createdAt },
      totalTug: (1 + below(60)) * 50_000 - 100,
      payBy: new Date(createdAt.getTime() + 48 * HOUR_MS),
      names: [`${one(FIRST)} ${one(LAST)}`],
    };
  });
  let id = 0;
  const line = (order: TransferOrder, text: string, changes: Partial<Generated> = {}): Generated => {
    id += 1;
    const receivedAt = new Date(order.createdAt.getTime() + (1 + below(3)) * HOUR_MS);
    const payer = order.names[0]?.toUpperCase() ?? '';
    return { id, rightId: order.id, amountTug: order.totalTug, receivedAt, text, payer, ...changes };
  };
  const open = orders.slice(0, 200);
  const spellings: ((ending: string, number: string) => string)[] = [
    (ending) => `IK${ending} ${one(GOODS)}`,
    (ending) => `ИК${ending}`,
    (ending) => `ik ${ending} ${one(GOODS)}`,
    (ending) => `IK${ending.replaceAll('0', 'O')} ${one(GOODS)}`,
    (ending) => `${one(GOODS)} ${ending}`,
    (ending) => `нэхэмжлэл№ИК-${ending}${one(GOODS)}`,
    (_, number) => `${number} 2026`,
    (ending) => `Ik${ending.slice(0, 2)} ${ending.slice(2)}`,
  ];
  const referenceOf = ({ orderNumber }: TransferOrder) => one(spellings)(orderNumber.slice(-4), orderNumber);
  const lines: Generated[] = [];
  while (lines.length < 500) {
    const order = one(open);
    const kind = below(100);
    if (kind < 55) lines.push(line(order, referenceOf(order)));
    else if (kind < 63) lines.push(line(order, referenceOf(order), { payer: 'TSEND AV' }));
    else if (kind < 71)
      lines.push(line(order, referenceOf(order), { amountTug: order.totalTug + 100 - below(2) * 200 }));
    else if (kind < 77) lines.push(line(order, one(GOODS)));
    else if (kind < 83) {
      const half = Math.floor(order.totalTug / 3);
      const text = below(2) === 0 ? referenceOf(order) : '';
      lines.push(line(order, text, { amountTug: half }), line(order, text, { amountTug: order.totalTug - half }));
    } else if (kind < 88) lines.push(line(one(orders.slice(200)), '', { text: '' }));
    else if (kind < 92) {
      const ended = one(orders.slice(200));
      lines.push(line(ended, `IK${ended.orderNumber.slice(-4)}`));
    } else {
      // A stranger's money, now and then of an order's sum, and with a year that looks like a reference.
      const amountTug = below(3) === 0 ? order.totalTug : 1_000 + below(900_000);
      lines.push(line(order, one(['zeel 2026', 'хоол', '']), { amountTug, payer: 'XYZ QWE', rightId: null }));
    }
  }
  return { orders, lines: lines.slice(0, 500) };
}

const SEEDS = [1, 7, 42, 1_000, 90_210];

test.each(SEEDS)(
  'of 500 lines on 200 unpaid orders no tick is wrong and most have the right order first (seed %i)',
  (seed) => {
    const { orders, lines } = generate(seed);
    const { matched, compared } = matchTransfers(lines, orders, keysOf);
    const byLine = new Map(matched.map((one) => [one.lineId, one]));
    const ofOrders = lines.filter(({ rightId, text }) => rightId !== null && (text !== '' || rightId <= 200));
    const isFirst = ({ id, rightId }: Generated) => byLine.get(id)?.suggestions[0]?.orderId === rightId;
    const wrong = lines.filter(({ id, rightId }) => {
      const { isTicked, suggestions } = byLine.get(id) as MatchedLine;
      return isTicked && suggestions[0]?.orderId !== rightId;
    });
    expect(wrong).toEqual([]);
    expect(ofOrders.filter(isFirst).length / ofOrders.length).toBeGreaterThanOrEqual(0.95);
    const ticked = matched.filter(({ isTicked }) => isTicked);
    expect(ticked.length).toBeGreaterThan(100);
    const paidOnce = new Set(ticked.map(({ suggestions }) => suggestions[0]?.orderId));
    expect(paidOnce.size).toBe(ticked.length);
    // By the index: comparing every line with every order would be 130,000.
    expect(compared).toBeLessThan(lines.length * 40);
  },
);

const order: TransferOrder = {
  ...{ id: 1, orderNumber: 'IK1234560480', standing: 'open', totalTug: 300_000, receivedTug: 0, names: ['Bold'] },
  ...{ createdAt: new Date(NOW - 10 * HOUR_MS), payBy: new Date(NOW + 38 * HOUR_MS) },
};
const came = (changes: Partial<TransferLine> = {}): TransferLine => ({
  ...{ id: 1, amountTug: 300_000, receivedAt: new Date(NOW), text: 'IK0480', payer: 'BOLD' },
  ...changes,
});
const verdicts = (lines: TransferLine[], orders: TransferOrder[]) =>
  matchTransfers(lines, orders, keysOf).matched.map(({ verdict, isTicked }) => `${verdict}${isTicked ? ' ✓' : ''}`);

test.each<[string, Partial<TransferLine>, Partial<TransferOrder>]>([
  ['sure ✓', {}, {}],
  ['sure ✓', { text: 'IK1234560480, IK0480' }, {}],
  ['sure ✓', { amountTug: 200_000 }, { receivedTug: 100_000 }],
  ['likely', { text: '' }, {}],
  ['short', { amountTug: 200_000 }, {}],
  ['over', { amountTug: 300_001 }, {}],
  ['late', {}, { standing: 'ended' }],
  ['late', { receivedAt: new Date(NOW + 39 * HOUR_MS) }, {}],
  ['duplicate', {}, { standing: 'paid' }],
  ['none', { text: '', payer: 'DORJ', amountTug: 5 }, {}],
  ['none', { text: '', amountTug: 5 }, { names: ['Bold Ganzorig'] }],
])('a line is %s', (verdict, line, changes) => {
  expect(verdicts([came(line)], [{ ...order, ...changes }])).toEqual([verdict]);
});

test('of two lines that pay one order the later one is its second', () => {
  const later = came({ id: 2, receivedAt: new Date(NOW + HOUR_MS) });
  expect(verdicts([later, came()], [order])).toEqual(['duplicate', 'sure ✓']);
});

test('a text that names two orders is not ticked', () => {
  const other = { ...order, id: 2, orderNumber: 'IK1234560481', totalTug: 5 };
  expect(verdicts([came({ text: 'IK0480 IK0481' })], [order, other])).toEqual(['likely']);
  expect(verdicts([came({ text: 'BOLD' })], [order, { ...other, totalTug: 300_000 }])).toEqual(['several']);
});

test('parts that come to what is due name their order, with a reference or by their payer', () => {
  for (const text of ['IK0480', '']) {
    const parts = [100_000, 200_000].map((amountTug, id) => came({ id, amountTug, text, payer: 'DORJ' }));
    const { matched } = matchTransfers(parts, [order], keysOf);
    expect(matched.map(({ suggestions }) => suggestions[0]?.points.parts)).toEqual([30, 30]);
    expect(matched.some(({ isTicked }) => isTicked)).toBe(false);
  }
});

test('a sum that many orders have names none of them', () => {
  const many = Array.from({ length: 13 }, (_, id) => ({ ...order, id, orderNumber: `IK12345610${id + 10}` }));
  const { matched, compared } = matchTransfers([came({ text: '', payer: 'DORJ' })], many, keysOf);
  expect([matched[0]?.verdict, compared]).toEqual(['none', 0]);
});
