import './package-table.css';
import type { PackageTableView } from './package-table.present.ts';

export function PackageTable({ table: { measures, boxes, count, totals } }: { table: PackageTableView }) {
  return (
    <div className="packs">
      <table>
        <caption>Савлагаа</caption>
        <thead>
          <tr>
            <th scope="col">Хайрцаг</th>
            {measures.map(({ name, unit }) => (
              <th key={name} scope="col">
                {name}, <span className="nowrap">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boxes.map(({ name, times, cells }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no key of their own and never change places
            <tr key={n}>
              <th scope="row">
                {name}
                {times > 1 && <span className="nowrap"> × {times}</span>}
              </th>
              {measures.map((measure, at) => (
                <td key={measure.name}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Нийт {count} хайрцаг</th>
            {measures.map((measure, at) => (
              <td key={measure.name}>{totals[at]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
