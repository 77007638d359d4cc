import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';

interface NumberFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A whole number, or empty. */
export const NumberField = ({ label, value, onChange }: NumberFieldProps) => (
  <Field label={label}>
    {(ties) => (
      <TextInput
        {...ties}
        inputMode="numeric"
        maxLength={9}
        value={value ?? ''}
        onChange={({ target }) => onChange(wholeNumber(target.value))}
      />
    )}
  </Field>
);

export function wholeNumber(typed: string): number | null {
  const digits = typed.replace(/\D/g, '');
  return digits === '' || Number(digits) === 0 ? null : Number(digits);
}
