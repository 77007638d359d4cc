import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';

/** One kind of question to the staff's lists; `body` returns the nth variant. */
export interface StaffQuestion {
  name: string;
  call: AdminEndpointName;
  body: (nth: number) => object;
}

const IN_WORK = ['pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock'];
const ENDED = ['delivered', 'expired', 'refunded'];
const SORTS = ['newest', 'oldest', 'total', 'longest'];
const METHODS = ['qpay', 'mobile', 'golomt', 'storepay', 'monpay', 'pocket'];
const NAMES = ['Мөнхзул', 'отгонбаяр', 'Номинэрдэнэ', 'Б. Саран', 'цэцэг', 'Ганзориг'];

const of = <Value>(values: readonly Value[], nth: number): Value => values[nth % values.length] as Value;
export const four = (nth: number) => String((nth * 7919) % 10_000).padStart(4, '0');
const list = (name: string, body: StaffQuestion['body']): StaffQuestion => ({ name, call: 'listOrders', body });

/** The filters for the pairs. */
const FILTERS: Record<string, (nth: number) => object> = {
  status: (nth) => ({ status: [of([...IN_WORK, ...ENDED], nth)] }),
  days: (nth) => ({ from: daysAgo(30 + (nth % 60)), to: daysAgo(nth % 30) }),
  district: (nth) => ({ district: [1 + (nth % 9)] }),
  method: (nth) => ({ payment: [of(METHODS, nth)] }),
  source: (nth) => ({ source: of(['beijing', 'ulaanbaatar'], nth) }),
  late: () => ({ late: true }),
  text: (nth) => ({ text: nth % 2 === 0 ? four(nth) : of(NAMES, nth) }),
};

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const pairs = Object.entries(FILTERS).flatMap(([one, first], at, all) =>
  all
    .slice(at + 1)
    .map(([other, second]) =>
      list(`${one} and ${other}`, (nth) => ({ ...first(nth), ...second(nth * 3 + 1), sort: of(SORTS, nth) })),
    ),
);

export const STAFF_QUESTIONS: readonly StaffQuestion[] = [
  list('all, by each sort', (nth) => ({ sort: of(SORTS, nth) })),
  ...Object.entries(FILTERS).map(([name, filter]) =>
    list(`${name}, by each sort`, (nth) => ({ ...filter(nth), sort: of(SORTS, nth) })),
  ),
  ...pairs,
  { name: 'tabs', call: 'countOrders', body: () => ({}) },
  {
    name: 'tabs of a filter',
    call: 'countOrders',
    body: (nth) => ({ ...FILTERS['district']?.(nth), ...FILTERS['method']?.(nth) }),
  },
  { name: 'today', call: 'showToday', body: () => ({}) },
  { name: 'inbox', call: 'listInbox', body: () => ({}) },
  { name: 'Ctrl K: four digits', call: 'findOrders', body: (nth) => ({ text: four(nth) }) },
  {
    name: 'Ctrl K: a number',
    call: 'findOrders',
    body: (nth) => ({ text: `IK${String(1 + nth * 37).padStart(10, '0')}` }),
  },
  { name: 'Ctrl K: a name', call: 'findOrders', body: (nth) => ({ text: of(NAMES, nth) }) },
  { name: 'Ctrl K: an email', call: 'findOrders', body: (nth) => ({ text: `c${1 + nth * 41}@` }) },
];
