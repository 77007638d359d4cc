import './auth-form.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { PasswordInput } from '@tokhi/ui/form/password-input.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Refused } from '../../../calls/call-state.ts';
import { useCall } from '../../../calls/use-call.ts';
import { loginChecks } from './entry-checks.ts';
import { RefusedNote } from './login-notes.tsx';
import { TermsTick } from './terms-tick.tsx';
import { useEnter } from './use-enter.ts';

interface PasswordLoginProps {
  /** The address that was just registered, or empty. */
  email: string;
  /** Shown before the first try. */
  note: ReactNode;
  onUseCode: () => void;
}

/** The spec's login: e-mail and password; both left empty lead to the registration (spec §2). */
export function PasswordLogin({ email, note, onUseCode }: PasswordLoginProps) {
  const navigate = useNavigate();
  const enter = useEnter();
  const { state, send } = useCall('login');
  const [refused, setRefused] = useState<Refused | null>(null);
  const form = useForm({
    initial: { email, password: '', terms: false },
    checks: loginChecks,
    async onSubmit(typed) {
      setRefused(null);
      const opened = await send({ email: typed.email, password: typed.password }, setRefused);
      if (opened !== null) enter(opened);
    },
  });
  const { values, errors, text, tick } = form;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (values.email.trim() !== '' || values.password !== '') return form.handleSubmit(event);
    event.preventDefault();
    void navigate('/register');
  }

  return (
    <form className="auth-form" method="dialog" noValidate onSubmit={handleSubmit}>
      {refused === null ? note : <RefusedNote refused={refused} email={values.email} onUseCode={onUseCode} />}
      <Field label="Имэйл" error={errors.email}>
        {(ties) => (
          <TextInput {...ties} {...text('email')} type="email" inputMode="email" autoComplete="username" required />
        )}
      </Field>
      <div className="auth-form__aside">
        <Field label="Нууц үг" error={errors.password}>
          {(ties) => <PasswordInput {...ties} {...text('password')} autoComplete="current-password" required />}
        </Field>
        <Link className="link auth-form__forgot" to="/reset-password">
          Нууц үгээ мартсан уу?
        </Link>
      </div>
      <TermsTick {...tick('terms')} />
      <Button type="submit" size="l" wide busy={state.is === 'waiting'}>
        Нэвтрэх
      </Button>
      <Button kind="outline" wide onClick={onUseCode}>
        Имэйлийн кодоор нэвтрэх
      </Button>
    </form>
  );
}
