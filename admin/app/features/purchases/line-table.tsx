import type { PurchaseLine } from './purchases-query.ts';
import { yuanText } from './yuan-text.ts';

/** Units that were ordered, received and are missing. */
export function LineTable({ label, lines }: { label: string; lines: readonly PurchaseLine[] }) {
  const hasCosts = lines[0]?.unit_fen !== undefined;
  return (
    <div className="table__wrap">
      <table className="table">
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            <th>Бараа</th>
            <th className="table__num">Захиалсан</th>
            <th className="table__num">Ирсэн</th>
            <th className="table__num">Үлдсэн</th>
            {hasCosts && <th className="table__num">Дүн</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ code, name, colour, units, received, missing, unit_fen }) => (
            <tr key={code}>
              <td>
                {name}, {colour}
              </td>
              <td className="table__num">{units}</td>
              <td className="table__num">{received > 0 ? <b className="purchases__good">{received}</b> : 0}</td>
              <td className="table__num">{missing}</td>
              {hasCosts && <td className="table__num">{unit_fen == null ? '—' : yuanText(unit_fen * units)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
