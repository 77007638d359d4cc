import type { Measured } from '../measure.ts';
import type { Kind } from '../questions.ts';
import type { Figures } from './figures.ts';

/** The limit for a question in a shop of that size: p95 in milliseconds at 8 in flight. */
interface Bar {
  products: number;
  kind: Kind;
  p95: number;
  /** Only the question of this name; all of the kind if it is missing. */
  name?: string;
}

const BARS: Bar[] = [
  { products: 10_000, kind: 'product', p95: 8 },
  { products: 10_000, kind: 'filtered', p95: 20 },
  { products: 10_000, kind: 'search', p95: 20 },
  { products: 10_000, kind: 'suggestion', p95: 5 },
  { products: 100_000, kind: 'unfiltered', p95: 15 },
  { products: 100_000, kind: 'filtered', p95: 40 },
  { products: 100_000, kind: 'search', name: 'common word', p95: 40 },
  { products: 1_000_000, kind: 'unfiltered', p95: 25 },
];

/** A call must not cost much more than its SQL: at this size PostgreSQL alone is quick too. */
const LEAST_RATIO = { products: 10_000, ratio: 0.6, kinds: ['product', 'unfiltered', 'filtered'] as Kind[] };

export interface Judged {
  /** «p95 ≤ 20 ms», «≥ 60 % of the engine». */
  bar: string;
  firstAsk: boolean;
  asServed: boolean;
}

/** API requests a second divided by the engine's. */
export const ratio = (api: Figures, engine: Figures): number =>
  engine.perSecond === 0 ? 0 : api.perSecond / engine.perSecond;

/** The bars of a question in a shop of that size; a question with errors meets none. */
export function judge(products: number, { name, kind, firstAsk, asServed, engine }: Measured): Judged[] {
  const judged = (bar: string, met: (api: Figures) => boolean): Judged => ({
    bar,
    firstAsk: firstAsk.errors === 0 && met(firstAsk),
    asServed: asServed.errors === 0 && met(asServed),
  });
  const times = BARS.filter((bar) => bar.products === products && bar.kind === kind && (bar.name ?? name) === name).map(
    ({ p95 }) => judged(`p95 ≤ ${p95} ms`, (api) => api.p95 <= p95),
  );
  const least = LEAST_RATIO;
  if (products !== least.products || !least.kinds.includes(kind)) return times;
  return [...times, judged(`≥ ${least.ratio * 100} % of the engine`, (api) => ratio(api, engine) >= least.ratio)];
}
