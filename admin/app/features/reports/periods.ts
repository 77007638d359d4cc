/** Days of Ulaanbaatar as «2026-11-15»; both ends are included. */
export interface Period {
  from: string;
  to: string;
}

export type PeriodKind = '7' | '30' | 'month' | 'quarter' | 'own';

export const PERIOD_KINDS: readonly { value: Exclude<PeriodKind, 'own'>; text: string }[] = [
  { value: '7', text: '7 хоног' },
  { value: '30', text: '30 хоног' },
  { value: 'month', text: 'Сар' },
  { value: 'quarter', text: 'Улирал' },
];

const DAY_MS = 86_400_000;
const UTC_PLUS_8_MS = 28_800_000;
const MONTHS = { month: 1, quarter: 3 } as const;
const LONGEST_DAYS = 366;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, '2026-11-15'.length);
const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);
export const lengthOf = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The last day that is over. */
export const yesterday = (now: Date): string => dayOf(now.getTime() + UTC_PLUS_8_MS - DAY_MS);

/** A range of months; the first one is `away` months from this one. */
function months(day: string, away: number, count: number): Period {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month - 1 - ((month - 1) % count) + away * count;
  return { from: dayOf(Date.UTC(year, first, 1)), to: dayOf(Date.UTC(year, first + count, 0)) };
}

/** The period that ends with that day: a number of days, or its month or quarter. */
export function periodEnding(kind: Exclude<PeriodKind, 'own'>, last: string): Period {
  if (kind === '7' || kind === '30') return { from: addDays(last, 1 - Number(kind)), to: last };
  const whole = months(last, 0, MONTHS[kind]);
  return { from: whole.from, to: last < whole.to ? last : whole.to };
}

/** The next or previous period of the same kind; null if it is not over or has not begun. */
export function neighbour(kind: PeriodKind, period: Period, by: 1 | -1, last: string): Period | null {
  const days = by * lengthOf(period);
  const moved =
    kind === 'month' || kind === 'quarter'
      ? months(period.from, by, MONTHS[kind])
      : { from: addDays(period.from, days), to: addDays(period.to, days) };
  if (moved.from > last) return null;
  return { from: moved.from, to: moved.to > last ? last : moved.to };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text));

/** The period of an address; by default the last thirty days. */
export function periodIn(address: URLSearchParams, last: string): { kind: PeriodKind; period: Period } {
  const [from, to, named] = ['from', 'to', 'kind'].map((name) => address.get(name));
  const kind = PERIOD_KINDS.find(({ value }) => value === named)?.value ?? 'own';
  if (isDay(from ?? null) && isDay(to ?? null)) {
    const period = { from: String(from), to: String(to) };
    if (period.from <= period.to && lengthOf(period) <= LONGEST_DAYS) return { kind, period };
  }
  return { kind: '30', period: periodEnding('30', last) };
}

/** «10/17 – 11/15». */
export function periodText({ from, to }: Period): string {
  const short = (day: string) => day.slice('2026-'.length).replace('-', '/');
  return `${short(from)} – ${short(to)}`;
}
