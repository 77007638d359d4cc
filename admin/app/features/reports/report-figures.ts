import { formatTug } from '@tokhi/rules/money/money';
import type { Figure } from '../../parts/figures.tsx';
import { millions } from '../../show/millions.ts';
import type { Report, Sums } from './report-query.ts';
import { changeText, shareText } from './report-words.ts';
import { marginOf, marginText } from './sold-shelves.ts';

const netOf = ({ sales, refunds }: Sums): number => sales - refunds;
const basketOf = ({ orders, sales }: Sums): number => (orders === 0 ? 0 : Math.round(sales / orders));

/** The key figures of the period, compared with the previous period if wanted. */
export function figuresOf({ sums, sums_before: was, categories }: Report, isCompared: boolean): Figure[] {
  const change = (of: (one: Sums) => number) => (isCompared ? changeText(of(sums), of(was)) : '');
  const margin = marginOf(categories);
  const earned: Figure[] =
    margin === null
      ? []
      : [{ title: 'Ашиг', value: marginText(margin), note: `${millions(margin.known - margin.cost)}₮` }];
  const before = isCompared && was.delivered > 0 ? `өмнө ${shareText(was.in_time, was.delivered)}` : '';
  return [
    { title: 'Борлуулалт', value: `${millions(netOf(sums))}₮`, note: change(netOf) },
    { title: 'Захиалга', value: sums.orders.toLocaleString('en'), note: change(({ orders }) => orders) },
    { title: 'Дундаж сагс', value: formatTug(basketOf(sums)), note: change(basketOf) },
    ...earned,
    { title: 'Амлалт биелсэн', value: shareText(sums.in_time, sums.delivered), note: before },
    {
      ...{ title: 'Бонусын өглөг', value: sums.bonus.owed === null ? '—' : `${millions(sums.bonus.owed)}₮` },
      note: change(({ bonus }) => bonus.owed ?? 0),
    },
  ];
}
