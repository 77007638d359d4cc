import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import type { InputHTMLAttributes } from 'react';

interface ConsumerNumberProps {
  error: string | undefined;
  /** Props of the form's field. */
  field: InputHTMLAttributes<HTMLInputElement>;
}

/** A customer with an e-Barimt number finds the receipt in its app; it is mailed in any case (decision 132). */
export function ConsumerNumber({ error, field }: ConsumerNumberProps) {
  return (
    <Field
      className="pay-sum__consumer"
      label="И-баримтын дугаар"
      help="8 оронтой. Баримт тань И-баримт аппад шууд бүртгэгдэнэ."
      error={error}
      optional
    >
      {(ties) => <TextInput {...ties} {...field} inputMode="numeric" maxLength={8} autoComplete="off" />}
    </Field>
  );
}
