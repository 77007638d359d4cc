import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { cubicText } from '../../truck-measures.ts';

type Row = CallReply<AdminCalls['customsList']>['rows'][number];

export function CustomsRows({ rows }: { rows: readonly Row[] }) {
  const hasYuan = rows.some(({ yuan }) => yuan !== null);
  return (
    <table className="table">
      <thead>
        <tr>
          <th>№</th>
          <th>Код</th>
          <th>Бараа</th>
          <th className="table__num">Ширхэг</th>
          <th className="table__num">Хайрцаг</th>
          <th className="table__num">кг</th>
          <th className="table__num">м³</th>
          {hasYuan && <th className="table__num">юань</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.code}>
            <td>{at + 1}</td>
            <td>{row.code}</td>
            <td>
              <b>{row.name}</b>, {row.colour}
            </td>
            <td className="table__num">
              <b>{row.pieces}</b>
            </td>
            <td className="table__num">{row.packages}</td>
            <td className="table__num">{row.kg.toFixed(1)}</td>
            <td className="table__num">{cubicText(row.litres)}</td>
            {hasYuan && <td className="table__num">{row.yuan?.toFixed(2)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
