import { packageSums, packageVolumeMl } from '@tokhi/rules/catalogue/package-sums';
import { Button } from '@tokhi/ui/form/button.tsx';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { wholeNumber } from './number-field.tsx';
import type { Product } from './product-query.ts';

type Packages = Product['product']['packages'];

const EMPTY: Packages[number] = {
  ...{ name: null, length_mm: null, width_mm: null, height_mm: null, diameter_mm: null },
  ...{ weight_grams: null, volume_ml: null, quantity: 1 },
};
const MEASURES = [
  ['length_mm', 'Урт, мм'],
  ['width_mm', 'Өргөн'],
  ['height_mm', 'Өндөр'],
  ['diameter_mm', 'Голч'],
  ['weight_grams', 'Жин, г'],
  ['volume_ml', 'Эзлэхүүн, мл'],
] as const;

/** The packages of a unit, summed as the server sums them. */
export function PackagesPanel({ packages, onChange }: { packages: Packages; onChange: (all: Packages) => void }) {
  const { weightGrams, volumeMl, count } = packageSums(packages);
  const change = (at: number, next: Partial<Packages[number]>) =>
    onChange(packages.map((one, index) => (index === at ? { ...one, ...next } : one)));
  const note = `${count} хайрцаг, ${weightGrams / 1_000} кг, ${(volumeMl / 1_000_000).toFixed(2)} м³`;
  const add = (
    <Button kind="outline" size="s" icon={<Icon name="plus" />} onClick={() => onChange([...packages, EMPTY])}>
      Хайрцаг
    </Button>
  );
  return (
    <Panel title="Хайрцаг" note={note} end={add} flush>
      <div className="table__wrap">
        <table className="table packages">
          <thead>
            <tr>
              <th>Нэр</th>
              {MEASURES.map(([name, label]) => (
                <th key={name}>{label}</th>
              ))}
              <th>Тоо</th>
              <th>
                <span className="vh">Үйлдэл</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {packages.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a package has no name of its own, and its place is its key in the table
              <tr key={at}>
                <td>
                  <TextInput
                    aria-label={`Хайрцаг ${at + 1}, нэр`}
                    maxLength={200}
                    value={one.name ?? ''}
                    onChange={({ target }) => change(at, { name: target.value || null })}
                  />
                </td>
                {MEASURES.map(([name, label]) => (
                  <td key={name}>
                    <TextInput
                      inputMode="numeric"
                      maxLength={8}
                      aria-label={`Хайрцаг ${at + 1}, ${label}`}
                      placeholder={name === 'volume_ml' ? String(packageVolumeMl(one) ?? '') : undefined}
                      value={one[name] ?? ''}
                      onChange={({ target }) => change(at, { [name]: wholeNumber(target.value) })}
                    />
                  </td>
                ))}
                <td>
                  <TextInput
                    inputMode="numeric"
                    maxLength={2}
                    aria-label={`Хайрцаг ${at + 1}, тоо`}
                    value={one.quantity}
                    onChange={({ target }) => change(at, { quantity: wholeNumber(target.value) ?? 1 })}
                  />
                </td>
                <td>
                  <IconButton
                    label={`Хайрцаг ${at + 1} устгах`}
                    onClick={() => onChange(packages.filter((_, index) => index !== at))}
                  >
                    <Icon name="trash-2" />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
