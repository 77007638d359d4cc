import './order-tabs.css';
import { useQuery } from '@tanstack/react-query';
import type { OrderFilter } from '@tokhi/contract/admin/order-filter';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { PillTabs } from '../../../parts/pill-tabs.tsx';
import { countsQuery } from '../orders-query.ts';

/** The tabs in the order of the work: the transport tab has three statuses. */
const TABS: readonly [label: string, statuses: readonly OrderStatus[]][] = [
  ['Бүгд', []],
  ['Төлбөр хүлээж буй', ['pending']],
  ['Төлөгдсөн', ['paid']],
  ['Баталгаажсан', ['ordered']],
  ['Замд', ['loaded', 'came_in_ereen', 'came_in_ub']],
  ['Хүргэлтэд', ['in_stock']],
  ['Хүлээн авсан', ['delivered']],
  ['Цуцлагдсан', ['expired']],
  ['Буцаасан', ['refunded']],
];

interface TabsProps {
  filter: OrderFilter;
  onChoose: (statuses: readonly OrderStatus[]) => void;
}

export function OrderTabs({ filter, onChoose }: TabsProps) {
  const counts = useQuery(countsQuery(filter)).data?.counts;
  const countOf = (statuses: readonly OrderStatus[]): string => {
    if (counts === undefined) return '';
    const own = counts.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
    const sum = own.reduce((total, { count }) => total + count, 0);
    return `${sum.toLocaleString('en')}${own.some(({ capped }) => capped) ? '+' : ''}`;
  };
  return (
    <div className="order-tabs">
      <PillTabs
        label="Төлөв"
        tabs={TABS.map(([text, statuses]) => ({ name: statuses.join(), text, count: countOf(statuses) }))}
        current={(filter.status ?? []).join()}
        onChoose={(name) => onChoose(TABS.find(([, statuses]) => statuses.join() === name)?.[1] ?? [])}
      />
    </div>
  );
}
