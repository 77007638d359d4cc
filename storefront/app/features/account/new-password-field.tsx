import './new-password-field.css';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@tokhi/rules/person/password-checks';
import { passwordStrength } from '@tokhi/rules/person/password-strength';
import { Field } from '@tokhi/ui/form/field.tsx';
import { PasswordInput } from '@tokhi/ui/form/password-input.tsx';
import type { ComponentProps } from 'react';

const HELP = `${SHORTEST_PASSWORD} ба түүнээс дээш тэмдэгт`;
const WORDS = { 1: 'Сул', 2: 'Дунд', 3: 'Сайн', 4: 'Маш сайн' } as const;

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  label: string;
  error: string | undefined;
  value: string;
  /** The second field of a form: without help and meter, which belong to the first. */
  repeated?: boolean;
}

/** A field for a new password, with its strength. */
export function NewPasswordField({ label, error, repeated = false, ...input }: NewPasswordFieldProps) {
  return (
    <div>
      <Field label={label} help={repeated ? undefined : HELP} error={error}>
        {(ties) => (
          <PasswordInput {...ties} {...input} autoComplete="new-password" maxLength={LONGEST_PASSWORD} required />
        )}
      </Field>
      {!repeated && <Strength password={input.value} />}
    </div>
  );
}

/** Bars, colour and word say the same. Rendered from the start, so that a screen reader announces the first word. */
function Strength({ password }: { password: string }) {
  const bars = passwordStrength(password);
  return (
    <output className="strength" data-bars={password === '' ? undefined : bars}>
      {password !== '' && (
        <>
          <span className="strength__bars" aria-hidden="true" />
          <span className="vh">Нууц үгийн хүч: </span>
          {WORDS[bars]}
        </>
      )}
    </output>
  );
}
