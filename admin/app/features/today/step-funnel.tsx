import { Link } from 'react-router';
import { hoursText } from './age-text.ts';
import type { Today } from './today-query.ts';

type Steps = NonNullable<Today['steps']>;

const LABELS: Partial<Record<Steps['on_way'][number]['status'], string>> = {
  paid: 'Төлөгдсөн',
  ordered: 'Баталгаажсан',
  loaded: 'Бээжингээс ачсан',
  came_in_ereen: 'Эрээнд ирсэн',
  came_in_ub: 'УБ-д ирсэн',
  in_stock: 'Хүргэлтэд',
};

/** The seven steps of an order with the number of orders in each, and how many are late. */
export function StepFunnel({ steps: { on_way, delivered } }: { steps: Steps }) {
  const most = Math.max(1, delivered.orders, ...on_way.map(({ orders }) => orders));
  return (
    <nav className="funnel" aria-label="Захиалгын долоон алхам">
      {on_way.map(({ status, orders, late, usual_hours }) => (
        <Link key={status} className="funnel__i" to={`/orders?status=${status}`}>
          <span className="funnel__name">{LABELS[status]}</span>
          <b className="funnel__count">
            {orders}
            {late > 0 && <em>{late} удсан</em>}
          </b>
          <Bar value={orders} most={most} />
          <small>хэвийн {hoursText(usual_hours)}</small>
        </Link>
      ))}
      <Link className="funnel__i" to="/orders?status=delivered">
        <span className="funnel__name">Хүлээн авсан, 7 хоног</span>
        <b className="funnel__count">{delivered.orders}</b>
        <Bar value={delivered.orders} most={most} />
        <small>{delivered.days === null ? 'хараахан алга' : `дунджаар ${delivered.days} хоног`}</small>
      </Link>
    </nav>
  );
}

/** The length is an SVG attribute: the policy allows no inline style. */
const Bar = ({ value, most }: { value: number; most: number }) => (
  <svg className="funnel__bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect className="funnel__bar-all" width="100" height="6" rx="3" />
    <rect className="funnel__bar-part" width={(value / most) * 100} height="6" rx="3" />
  </svg>
);
