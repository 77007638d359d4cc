import './range-fields.css';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import type { Ref } from 'react';
import type { NameOf, Range } from './facets.ts';

interface RangeFieldsProps {
  name: NameOf<'range'>;
  /** What is measured: «Үнэ», «Өргөн, см». */
  title: string;
  /** Whether the title is shown: the price has it in its heading. */
  titled?: boolean;
  range: Range;
  /** The bounds of the list, shown in empty fields. */
  bounds: { min: number; max: number };
  format: (value: number) => string;
  /** The visitor has finished typing. */
  onType: () => void;
  minRef?: Ref<HTMLInputElement>;
  maxRef?: Ref<HTMLInputElement>;
}

/** Two fields for the ends of a range. Text and not numbers, because an amount has commas. */
export function RangeFields({
  name,
  title,
  titled = false,
  range,
  bounds,
  format,
  onType,
  minRef,
  maxRef,
}: RangeFieldsProps) {
  const end = (which: 'min' | 'max', label: string, ref: Ref<HTMLInputElement> | undefined) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is a component
    <label className="range-fields__label">
      {label}
      <TextInput
        compact
        {...(ref === undefined ? {} : { ref })}
        name={`${name}-${which}`}
        aria-label={`${title}: ${label}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={format(bounds[which])}
        defaultValue={shown(range[which], format)}
        onBlur={onType}
      />
    </label>
  );
  return (
    <div className="range-fields">
      {titled && <span className="range-fields__title">{title}</span>}
      {end('min', 'Доод', minRef)}
      {end('max', 'Дээд', maxRef)}
    </div>
  );
}

const shown = (value: number | null, format: (value: number) => string): string =>
  value === null ? '' : format(value);
