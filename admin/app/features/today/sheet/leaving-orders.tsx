import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../calls/session.ts';
import { TickCell } from '../../../parts/tick-cell.tsx';
import { agoText } from '../../../show/ago-text.ts';
import { leavingQuery } from '../today-query.ts';

/** Orders that are ready to leave the store, the longest waiting first. */
export function LeavingOrders({ now }: { now: Date }) {
  const may = useMay()('view-orders', 'reads');
  const { orders = [], next = null } = useQuery({ ...leavingQuery, enabled: may }).data ?? {};
  if (orders.length === 0) return null;
  return (
    <section className="print-sheet__part">
      <h2>Гарах захиалга, {next !== null ? `эхний ${orders.length}` : orders.length}</h2>
      <table className="table">
        <thead>
          <tr>
            <th>Захиалга</th>
            <th>Хэрэглэгч</th>
            <th>Хүргэлт</th>
            <th className="table__num">Ширхэг</th>
            <th className="table__num">Бэлэн болсон</th>
            <th>Гарсан</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, ordernumber, name, delivery, district, khoroo, pieces, since, late }) => (
            <tr key={id}>
              <td>
                <b>{ordernumber}</b>
              </td>
              <td>{name}</td>
              <td>
                {delivery === 'pickup' ? 'Очиж авна' : [district, khoroo].filter((one) => one !== null).join(', ')}
              </td>
              <td className="table__num">{pieces} ш</td>
              <td className="table__num">{late ? <b>{agoText(since, now)}</b> : agoText(since, now)}</td>
              <TickCell />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
