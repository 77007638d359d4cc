import './package-table.css';
import type { ProductPackage } from '@tokhi/contract/fields/product-detail';
import { cubicMetres, type PackTotals } from '../buying/pack-totals.ts';

type Measure = 'length' | 'width' | 'height' | 'diameter' | 'volume' | 'weight';

const MEASURES: { field: Measure; name: string; unit: string }[] = [
  { field: 'length', name: 'Урт', unit: 'см' },
  { field: 'width', name: 'Өргөн', unit: 'см' },
  { field: 'height', name: 'Өндөр', unit: 'см' },
  { field: 'diameter', name: 'Голч', unit: 'см' },
  { field: 'volume', name: 'Эзлэ\u00adхүүн', unit: 'м³' },
  { field: 'weight', name: 'Жин', unit: 'кг' },
];

/** The boxes a product comes in. A measure that no box has gets no column. */
export function PackageTable({ packages, totals }: { packages: ProductPackage[]; totals: PackTotals }) {
  const measures = MEASURES.filter(({ field }) => packages.some((box) => box[field] !== null));
  const total: Partial<Record<string, number>> = { volume: totals.volumeM3, weight: totals.weightKg };
  return (
    <div className="packs">
      <table>
        <caption>Савлагаа</caption>
        <thead>
          <tr>
            <th scope="col">Хайрцаг</th>
            {measures.map(({ field, name, unit }) => (
              <th key={field} scope="col">
                {name}, <span className="nowrap">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {packages.map((box, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no key of their own and never change places
            <tr key={n}>
              <th scope="row">
                {box.name ?? `${n + 1}-р хайрцаг`}
                {(box.quantity ?? 1) > 1 && <span className="nowrap"> × {box.quantity}</span>}
              </th>
              {measures.map(({ field }) => (
                <td key={field}>{printed(box, field)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Нийт {totals.boxes} хайрцаг</th>
            {measures.map(({ field }) => (
              <td key={field}>{total[field]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function printed(box: ProductPackage, field: Measure): string | number {
  const value = box[field];
  if (value === null) return '–';
  return field === 'volume' ? cubicMetres(value) : value;
}
