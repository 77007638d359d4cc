import { overReasons } from '@tokhi/contract/admin/purchases/purchase-words';
import { GoodsCell } from '../../../goods/goods-cell.tsx';
import { dayText } from '../../../show/moment-text.ts';
import type { Purchase } from '../purchases-query.ts';
import { yuanText } from '../yuan-text.ts';

/** The lines as sent, with what was received of each. */
export function SentLines({ purchase: { shown_lines, expected_on } }: { purchase: Purchase }) {
  const hasCosts = shown_lines[0]?.unit_fen !== undefined;
  return (
    <div className="table__wrap">
      <table className="table purchase-lines">
        <caption className="vh">Захиалгын мөр</caption>
        <thead>
          <tr>
            <th>Бараа</th>
            <th className="table__num">Захиалсан</th>
            <th className="table__num">Ирсэн</th>
            <th className="table__num">Үлдсэн</th>
            <th>Хүлээгдэх</th>
            {hasCosts && <th className="table__num">Нэгж</th>}
            {hasCosts && <th className="table__num">Дүн</th>}
          </tr>
        </thead>
        <tbody>
          {shown_lines.map((line) => (
            <tr key={line.code}>
              <td>
                <GoodsCell {...line} name={`${line.name}, ${line.colour}`} />
              </td>
              <td className="table__num">{line.units}</td>
              <td className="table__num">
                {line.received > 0 ? <b className="purchases__good">{line.received}</b> : 0}
                {line.over_reason !== null && <small>{overReasons[line.over_reason]}</small>}
              </td>
              <td className="table__num">{line.missing}</td>
              <td>
                {line.missing > 0 ? dayText(line.expected_on ?? expected_on ?? '') : <span className="soft">—</span>}
              </td>
              {hasCosts && <td className="table__num">{yuanText(line.unit_fen ?? 0)}</td>}
              {hasCosts && <td className="table__num">{yuanText((line.unit_fen ?? 0) * line.units)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
