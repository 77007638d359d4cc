import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../calls/session.ts';
import { momentText } from '../../../show/moment-text.ts';
import { underWayQuery } from '../today-query.ts';

/** Trucks under way. */
export function ArrivingTrucks() {
  const may = useMay()('move-orders', 'reads');
  const trucks = useQuery({ ...underWayQuery, enabled: may }).data?.trucks.filter(({ closedAt }) => closedAt === null);
  if (trucks === undefined || trucks.length === 0) return null;
  return (
    <section className="print-sheet__part">
      <h2>Ирэх ачаа, {trucks.length}</h2>
      <table className="table">
        <tbody>
          {trucks.map(({ id, name, driver, plate, orders, pieces, arrivesAt }) => (
            <tr key={id}>
              <td>
                <b>{name}</b>
              </td>
              <td>{[driver, plate].filter((one) => one !== null).join(', ')}</td>
              <td className="table__num">
                {orders} захиалга, {pieces} ш
              </td>
              <td className="table__num">{arrivesAt === null ? '' : momentText(arrivesAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
