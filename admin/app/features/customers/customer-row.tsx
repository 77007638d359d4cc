import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../parts/avatar.tsx';
import { Tag } from '../../parts/tag.tsx';
import { dayText } from '../../show/moment-text.ts';
import type { ListedCustomer } from './customers-query.ts';

const OFTEN = 3;

/** A customer; two lines on a phone. */
export function CustomerRow({ customer, isCurrent }: { customer: ListedCustomer; isCurrent: boolean }) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const name = customer.name ?? 'Нэргүй';
  const place = [customer.district, customer.khoroo].filter((part) => part !== null).join(', ');
  return (
    <tr ref={row} className={isCurrent ? 'table__row--current' : undefined} aria-current={isCurrent || undefined}>
      <td className="customer-row__name">
        <div className="customer-row__who">
          <Avatar name={name} />
          <div>
            <Link to={`/customers/${customer.id}`}>{name}</Link>
            <small>{customer.email}</small>
          </div>
        </div>
      </td>
      <td className="customer-row__phone">
        {customer.phone ?? '—'}
        {place !== '' && <span className="customer-row__place-here">, {place}</span>}
      </td>
      <td className="customer-row__place">{place === '' ? '—' : place}</td>
      <td className="table__num customer-row__orders">{customer.orders}</td>
      <td className="table__num customer-row__spent">
        <b>{formatTug(customer.spent)}</b>
      </td>
      <td className="table__num customer-row__bonus">{customer.bonus === 0 ? '—' : groupThousands(customer.bonus)}</td>
      <td className="table__num soft customer-row__last">
        {customer.last_at === null ? '—' : dayText(customer.last_at)}
      </td>
      <td className="customer-row__tags">
        {customer.blocked && <Tag kind="bad">Хаасан</Tag>} {customer.organisation && <Tag kind="info">Байгууллага</Tag>}{' '}
        {customer.orders >= OFTEN && <Tag kind="ok">Дахин авдаг</Tag>}{' '}
        {!customer.confirmed && <Tag kind="line">И-мэйл батлаагүй</Tag>}
      </td>
    </tr>
  );
}
