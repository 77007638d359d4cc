import './auth-form.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { PasswordInput } from '@tokhi/ui/form/password-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type ReactNode, useState } from 'react';
import type { Refused } from '../../../calls/call-state.ts';
import { useCall } from '../../../calls/use-call.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { confirmNewChecks, loginChecks } from './entry-checks.ts';
import { TermsTick } from './terms-tick.tsx';

interface ConfirmElsewhereProps {
  token: string;
  /** The shop's text about this browser. */
  asked: string;
  hasPassword: boolean;
  onConfirmed: () => void;
  /** The link itself is invalid. */
  onRefused: (refused: Refused) => void;
}

interface FormProps extends Pick<ConfirmElsewhereProps, 'token' | 'onConfirmed' | 'onRefused'> {
  note: ReactNode;
}

/** The link was opened in a browser that the account does not know: asks for the password, or a new one (record 146). */
export function ConfirmElsewhere({ asked, hasPassword, ...form }: ConfirmElsewhereProps) {
  const [way, setWay] = useState<'known' | 'new'>(hasPassword ? 'known' : 'new');
  // Above the fields: an error that comes or goes on blur must not move the button from under the finger.
  const other = (label: string, to: 'known' | 'new') => (
    <button type="button" className="link" onClick={() => setWay(to)}>
      {label}
    </button>
  );
  if (way === 'known')
    return (
      <KnownPassword
        {...form}
        note={
          <Note kind="info" title="Нууц үгээ оруулна уу" actions={other('Шинэ нууц үг үүсгэх', 'new')}>
            {asked}
          </Note>
        }
      />
    );
  return (
    <ReplacedPassword
      {...form}
      note={
        <Note
          kind="info"
          title="Шинэ нууц үг үүсгэнэ үү"
          actions={hasPassword ? other('Нууц үгээ оруулах', 'known') : undefined}
        >
          Өмнө нь оруулсан нэр, утас, нууц үг устаж, бусад төхөөрөмжөөс гарна.
        </Note>
      }
    />
  );
}

function KnownPassword({ token, note, onConfirmed, onRefused }: FormProps) {
  const { state, send } = useCall('confirmEmail');
  const { errors, text, handleSubmit, refuse } = useForm({
    initial: { password: '' },
    checks: { password: loginChecks.password },
    async onSubmit({ password }, form) {
      const done = await send({ token, password }, (refusal) =>
        refusal.code === 'link_invalid' ? onRefused(refusal) : refuse({ password: refusal.text }, form),
      );
      if (done !== null) onConfirmed();
    },
  });
  return (
    <form className="auth-form" method="dialog" noValidate onSubmit={handleSubmit}>
      {note}
      <Field label="Нууц үг" error={errors.password}>
        {(ties) => <PasswordInput {...ties} {...text('password')} autoComplete="current-password" required />}
      </Field>
      <Confirm busy={state.is === 'waiting'} />
    </form>
  );
}

function ReplacedPassword({ token, note, onConfirmed, onRefused }: FormProps) {
  const { state, send } = useCall('confirmEmail');
  const { errors, text, tick, handleSubmit, refuse } = useForm({
    initial: { password: '', rePassword: '', terms: false },
    checks: confirmNewChecks,
    async onSubmit({ password }, form) {
      const done = await send({ token, newPassword: password }, (refusal) =>
        refusal.code === 'password_common' ? refuse({ password: refusal.text }, form) : onRefused(refusal),
      );
      if (done !== null) onConfirmed();
    },
  });
  return (
    <form className="auth-form" method="dialog" noValidate onSubmit={handleSubmit}>
      {note}
      <NewPasswordField label="Шинэ нууц үг" error={errors.password} {...text('password')} />
      <NewPasswordField label="Нууц үг давтах" error={errors.rePassword} {...text('rePassword')} repeated />
      <TermsTick error={errors.terms} {...tick('terms')} />
      <Confirm busy={state.is === 'waiting'} />
    </form>
  );
}

const Confirm = ({ busy }: { busy: boolean }) => (
  <Button type="submit" size="l" wide busy={busy}>
    Хаягаа баталгаажуулах
  </Button>
);
