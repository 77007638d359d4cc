import './range-fields.css';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import type { Ref } from 'react';
import type { NameOf, Range } from './facets.ts';

interface RangeFieldsProps {
  name: NameOf<'range'>;
  /** What is measured: «Үнэ», «Өргөн, см». */
  title: string;
  /** Whether the title is drawn: the price has it in its head already. */
  titled?: boolean;
  range: Range;
  /** The ends of the list, shown where nothing is typed. */
  bounds: { min: number; max: number };
  format: (value: number) => string;
  /** The visitor has typed and gone on. */
  onType: () => void;
  minRef?: Ref<HTMLInputElement>;
  maxRef?: Ref<HTMLInputElement>;
}

/** Two fields to type the ends of a range into. Text and not numbers, because an amount is written with its commas. */
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
