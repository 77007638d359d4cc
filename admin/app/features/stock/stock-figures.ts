import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Figure } from '../../parts/figures.tsx';
import type { Shelf } from './stock-query.ts';

type Sums = NonNullable<CallReply<AdminCalls['listStock']>['sums']>;

/** The sums of the shelf, or of the whole place. */
export function figuresOf(sums: Sums, shelves: readonly Shelf[], shelf: string): Figure[] {
  const open = shelves.filter(({ stocktake }) => stocktake !== null);
  const count = (units: number) => units.toLocaleString('en');
  return [
    {
      title: shelf === '' ? 'Гарт' : `Гарт, ${shelf}`,
      value: count(sums.onHand),
      note: `${count(sums.products)} бараа`,
    },
    { title: 'Барьсан', value: count(sums.reserved), note: shelf === '' ? 'ш' : `${sums.orders} захиалгад` },
    {
      ...{ title: '90 хоног тоолоогүй', value: count(sums.stale), note: 'бараа' },
      kind: sums.stale > 0 ? 'warn' : 'plain',
    },
    {
      ...{ title: 'Нээлттэй тооллого', value: String(open.length) },
      note: open.map((one) => one.shelf).join(', '),
      kind: open.length > 0 ? 'warn' : 'plain',
    },
  ];
}
