import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { momentText } from '../../../show/moment-text.ts';
import type { Customer } from '../customers-query.ts';

/** What there is in figures, before anything else. */
export function CustomerFigures({ customer }: { customer: Customer }) {
  const { orders, spent, bonus, in_work, last_seen_at } = customer;
  const [day, time] = last_seen_at === null ? ['—', ''] : momentText(last_seen_at).split(', ');
  return (
    <section className="customer-figures" aria-label="Тойм">
      <Figure title="Төлсөн захиалга" value={String(orders)} note={in_work === 0 ? '' : `${in_work} нь явагдаж буй`} />
      <Figure title="Авалт" value={formatTug(spent)} />
      <Figure title="Дундаж сагс" value={orders === 0 ? '—' : formatTug(Math.round(spent / orders))} />
      <Figure title="Бонус" value={groupThousands(bonus)} note="оноо" />
      <Figure title="Сүүлд орсон" value={day ?? '—'} note={time ?? ''} />
    </section>
  );
}

const Figure = ({ title, value, note = '' }: { title: string; value: string; note?: string }) => (
  <div className="customer-figures__i">
    <small>{title}</small>
    <b>{value}</b>
    {note !== '' && <span>{note}</span>}
  </div>
);
