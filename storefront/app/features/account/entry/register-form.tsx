import './auth-form.css';
import { texts } from '@tokhi/contract/texts/texts';
import { groupThousands } from '@tokhi/rules/money/money';
import { WELCOME_BONUS } from '@tokhi/rules/money/welcome-bonus';
import { LONGEST_NAME } from '@tokhi/rules/person/person-checks';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { PhoneInput } from '@tokhi/ui/form/phone-input.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Refused, refusedFields } from '../../../calls/call-state.ts';
import { useCall } from '../../../calls/use-call.ts';
import { Coin } from '../../../money/coin.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { registerChecks } from './entry-checks.ts';
import { TermsTick } from './terms-tick.tsx';

const EMPTY = { name: '', email: '', phone: '', password: '', rePassword: '', terms: false };

/** The sign-up form (spec §2 Register, §5). */
export function RegisterForm() {
  const navigate = useNavigate();
  const { state, send } = useCall('register');
  const [refused, setRefused] = useState<Refused | null>(null);
  const { errors, text, tick, handleSubmit, refuse } = useForm({
    initial: EMPTY,
    checks: registerChecks,
    async onSubmit({ name, email, phone, password, rePassword }, form) {
      const user = { name, email, phone, password, rePassword };
      setRefused(null);
      const done = await send({ user }, (refusal) => {
        if (refusal.code === 'password_common') return refuse({ password: refusal.text }, form);
        if (refusal.code === 'email_taken') refuse({ email: 'Өөр имэйл оруулах эсвэл нэвтэрнэ үү' }, form);
        else refuse(refusedFields(refusal), form);
        setRefused(refusal);
      });
      if (done === null) return;
      toastSuccess(texts.registered);
      await navigate('/login', { state: { registered: user.email.trim() } });
    },
  });
  return (
    <form className="auth-form" method="dialog" noValidate onSubmit={handleSubmit}>
      {refused === null ? <Gift /> : <NotRegistered refused={refused} />}
      <Field label="Нэр" error={errors.name}>
        {(ties) => <TextInput {...ties} {...text('name')} autoComplete="name" maxLength={LONGEST_NAME} required />}
      </Field>
      <div className="auth-form__pair">
        <Field label="Имэйл" error={errors.email}>
          {(ties) => (
            <TextInput {...ties} {...text('email')} type="email" inputMode="email" autoComplete="email" required />
          )}
        </Field>
        <Field label="Утас" error={errors.phone}>
          {(ties) => <PhoneInput {...ties} {...text('phone')} autoComplete="tel-national" required />}
        </Field>
        <NewPasswordField label="Нууц үг" error={errors.password} {...text('password')} />
        <NewPasswordField label="Нууц үг давтах" error={errors.rePassword} {...text('rePassword')} repeated />
      </div>
      <TermsTick {...tick('terms')} error={errors.terms} required />
      <Button type="submit" size="l" wide busy={state.is === 'waiting'}>
        Бүртгүүлэх
      </Button>
    </form>
  );
}

/** What a new customer gets (spec §1). */
const Gift = () => (
  <p className="auth-form__gift">
    <Coin />
    <span>
      <b>{groupThousands(WELCOME_BONUS)} бонус</b>
      Имэйлээ баталгаажуулмагц дансанд тань орно
    </span>
  </p>
);

function NotRegistered({ refused: { code, text } }: { refused: Refused }) {
  const ways = code === 'email_taken' && (
    <>
      <Link className="link" to="/login">
        Нэвтрэх
      </Link>
      <Link className="link" to="/reset-password">
        Нууц үг сэргээх
      </Link>
    </>
  );
  return (
    <Note kind="bad" title={texts.failure} actions={ways || undefined}>
      {text}
    </Note>
  );
}
