import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { cubicText } from '../../truck-measures.ts';

type Row = CallReply<AdminCalls['loadList']>['rows'][number];

export const LoadRows = ({ rows }: { rows: readonly Row[] }) => (
  <table className="table">
    <thead>
      <tr>
        <th>№</th>
        <th>Захиалга</th>
        <th>Хэрэглэгч</th>
        <th>Бараа</th>
        <th className="table__num">Хайрцаг</th>
        <th className="table__num">кг</th>
        <th className="table__num">м³</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={row.ordernumber}>
          <td>{at + 1}</td>
          <td>
            <b>{row.ordernumber}</b>
          </td>
          <td>
            {row.name}
            {row.place !== null && <small>{row.place}</small>}
          </td>
          <td>
            {row.goods.map(({ code, name, colour, quantity }) => (
              <div key={code}>
                {name}, {colour} × <b>{quantity}</b>
              </div>
            ))}
          </td>
          <td className="table__num">{row.packages}</td>
          <td className="table__num">{row.kg.toFixed(1)}</td>
          <td className="table__num">{cubicText(row.litres)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
