import type { SupplierGroup } from './chosen-goods.ts';
import { yuanText } from './yuan-text.ts';

/** The lines that a draft would have. */
export function GroupLines({ lines }: { lines: SupplierGroup['lines'] }) {
  const hasCosts = lines[0]?.product.unit_fen !== undefined;
  return (
    <div className="table__wrap">
      <table className="table">
        <caption className="vh">Ноорогт орох мөр</caption>
        <thead>
          <tr>
            <th>Бараа</th>
            <th className="table__num">Ш</th>
            {hasCosts && <th className="table__num">Нэгж</th>}
            {hasCosts && <th className="table__num">Дүн</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ product: { code, name, unit_fen }, units }) => (
            <tr key={code}>
              <td>{name}</td>
              <td className="table__num">
                <b>{units}</b>
              </td>
              {hasCosts && <td className="table__num">{unit_fen == null ? '—' : yuanText(unit_fen)}</td>}
              {hasCosts && <td className="table__num">{unit_fen == null ? '—' : yuanText(unit_fen * units)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
