import './auth-form.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../calls/use-call.ts';
import { forgotChecks } from './entry-checks.ts';
import { MailCard } from './mail-card.tsx';

/** The forgotten password (spec §2, §5): the same answer for known and unknown addresses (decision 22). */
export function ForgotForm() {
  const { state, send } = useCall('forgotPassword');
  const [answer, setAnswer] = useState<string | null>(null);
  const { errors, text, handleSubmit } = useForm({
    initial: { email: '' },
    checks: forgotChecks,
    async onSubmit({ email }) {
      const reply = await send({ email });
      if (reply !== null) setAnswer(reply.data);
    },
  });
  const back = (
    <p className="auth-form__foot">
      <Link className="link auth-form__other" to="/login">
        <b>Нэвтрэх рүү буцах</b>
      </Link>
    </p>
  );
  if (answer !== null)
    return (
      <MailCard icon={<Icon name="mail" />} kind="good" title="Имэйлээ шалгана уу" lead={answer}>
        <div className="auth-form">
          <Button kind="outline" wide onClick={() => setAnswer(null)}>
            Дахин илгээх
          </Button>
        </div>
        {back}
      </MailCard>
    );
  return (
    <MailCard
      icon={<Icon name="key-round" />}
      title="Нууц үг сэргээх"
      lead="Бүртгэлтэй имэйлээ бичнэ үү. Шинэ нууц үг үүсгэх холбоос илгээе."
    >
      <form className="auth-form" method="dialog" noValidate onSubmit={handleSubmit}>
        <Field label="Имэйл" error={errors.email}>
          {(ties) => (
            <TextInput {...ties} {...text('email')} type="email" inputMode="email" autoComplete="username" required />
          )}
        </Field>
        <Button type="submit" size="l" wide busy={state.is === 'waiting'}>
          Холбоос авах
        </Button>
      </form>
      {back}
    </MailCard>
  );
}
