import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { Figures } from '../../../parts/figures.tsx';
import { momentText } from '../../../show/moment-text.ts';
import type { Customer } from '../customers-query.ts';

/** The figures of the customer, at the top of the page. */
export function CustomerFigures({ customer }: { customer: Customer }) {
  const { orders, spent, bonus, in_work, last_seen_at } = customer;
  const [day = '—', time] = last_seen_at === null ? [] : momentText(last_seen_at).split(', ');
  return (
    <Figures
      figures={[
        { title: 'Төлсөн захиалга', value: String(orders), note: in_work === 0 ? '' : `${in_work} нь явагдаж буй` },
        { title: 'Авалт', value: formatTug(spent) },
        { title: 'Дундаж сагс', value: orders === 0 ? '—' : formatTug(Math.round(spent / orders)) },
        { title: 'Бонус', value: groupThousands(bonus), note: 'оноо' },
        { title: 'Сүүлд орсон', value: day, note: time },
      ]}
    />
  );
}
