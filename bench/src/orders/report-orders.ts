import type { Figures } from '../catalogue/report/figures.ts';
import { IN_FLIGHT } from './load-calls.ts';
import type { MeasuredOrders } from './measure-orders.ts';

const HEAD = ['what', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'bar'];
const RULE = ['---', '--:', '--:', '--:', '--:', '---'];

/** Limits for the calls at eight in flight. */
const MOST_P95_MS = { showOrders: 15, showOrder: 15, cartProduct: 20, createOrder: 40 };
const MOST_CART_STATEMENTS = 2;
/** The least rate of create-order compared with its own statements. */
const LEAST_SHARE = 0.5;
const MOST_SECONDS_A_THOUSAND = 10;

const mark = (met: boolean): string => (met ? '✓' : '✗');
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const row = (what: string, { perSecond, p50, p95, p99 }: Figures, bar: string): string[] => [
  what,
  perSecond.toFixed(0),
  ...[p50, p95, p99].map((milliseconds) => milliseconds.toFixed(1)),
  bar,
];
const p95Bar = ({ p95 }: Figures, most: number): string => `p95 ≤ ${most} ms ${mark(p95 <= most)}`;

/** The rows of docs/scale.md with their bars, ✓ met or ✗ missed. */
export function tableOfOrders(measured: MeasuredOrders): string {
  const { showOrders, showOrder, cartProduct, cartStatements, createOrder, planned, prepared, expiries } = measured;
  const share = createOrder.perSecond / planned.perSecond;
  const aThousand = (expiries.seconds / expiries.count) * 1_000;
  const statements = `${cartStatements} of ${MOST_CART_STATEMENTS} statements ${mark(cartStatements <= MOST_CART_STATEMENTS)}`;
  const rows = [
    row('show-orders', showOrders, p95Bar(showOrders, MOST_P95_MS.showOrders)),
    row('show-order', showOrder, p95Bar(showOrder, MOST_P95_MS.showOrder)),
    row(
      'cart-product, a kept cart of 100 lines',
      cartProduct,
      `${p95Bar(cartProduct, MOST_P95_MS.cartProduct)}; ${statements}`,
    ),
    row(
      'create-order',
      createOrder,
      `${p95Bar(createOrder, MOST_P95_MS.createOrder)}; ≥ ${percent(LEAST_SHARE)} of bare: ${percent(share)} ${mark(share >= LEAST_SHARE)}`,
    ),
    row(`its ${measured.orderStatements} statements, bare by \`pg\``, planned, ''),
    row('the same, prepared', prepared, ''),
    [
      `${expiries.count.toLocaleString('en')} expiries`,
      (expiries.count / expiries.seconds).toFixed(0),
      '',
      '',
      '',
      `1,000 in ≤ ${MOST_SECONDS_A_THOUSAND} s: ${aThousand.toFixed(1)} s ${mark(aThousand <= MOST_SECONDS_A_THOUSAND)}`,
    ],
  ];
  return [HEAD, RULE, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** When, how large and on what; `load` is the load of the machine before the run. */
export const headOfOrders = (orders: number, day: string, machine: string, load: number): string =>
  `${day}, ${orders.toLocaleString('en')} orders of as many customers, ${IN_FLIGHT} in flight; ${machine}; load ${load.toFixed(1)} before the run.`;
