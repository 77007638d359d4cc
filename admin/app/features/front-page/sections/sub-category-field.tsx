import { Select } from '@tokhi/ui/form/select.tsx';
import { useComposing } from '../composer/composing.ts';
import { RowField } from './row-field.tsx';

interface SubCategoryFieldProps {
  code: string;
  isDirty: boolean;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The shelf that a row leads to, under its category; hidden shelves are marked. */
export function SubCategoryField({ code, isDirty, error, onChange }: SubCategoryFieldProps) {
  const { sub_categories: all } = useComposing().choices;
  const groups = Map.groupBy(all, ({ category }) => category);
  const isKnown = code === '' || all.some((one) => one.code === code);
  return (
    <RowField label="Дэд ангилал" isDirty={isDirty} error={error}>
      {(ties) => (
        <Select {...ties} value={code} onChange={({ target }) => onChange(target.value)}>
          {code === '' && <option value="">Сонгоно уу</option>}
          {!isKnown && <option value={code}>{code} (байхгүй болсон)</option>}
          {[...groups].map(([category, inside]) => (
            <optgroup key={category} label={category}>
              {inside.map((one) => (
                <option key={one.code} value={one.code}>
                  {one.name}
                  {!one.is_shown && ' (нуусан)'}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </RowField>
  );
}
