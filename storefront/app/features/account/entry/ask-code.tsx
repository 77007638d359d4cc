import './auth-form.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { useCall } from '../../../calls/use-call.ts';
import type { AskedCode } from './asked-code.ts';
import { askCodeChecks } from './entry-checks.ts';
import { TermsTick } from './terms-tick.tsx';

interface AskCodeProps {
  email: string;
  onAsked: (asked: AskedCode) => void;
  onUsePassword: () => void;
}

/** Where to send the code. An unknown address becomes an account, so the terms must be accepted first. */
export function AskCode({ email, onAsked, onUsePassword }: AskCodeProps) {
  const { state, send } = useCall('sendCode');
  const { errors, text, tick, handleSubmit } = useForm({
    initial: { email, terms: false },
    checks: askCodeChecks,
    async onSubmit(typed) {
      const reply = await send({ email: typed.email, terms: true });
      if (reply !== null) onAsked({ email: typed.email.trim(), browser: reply.browser });
    },
  });
  return (
    <form className="auth-form" method="dialog" noValidate onSubmit={handleSubmit}>
      <Field label="Имэйл" help="6 оронтой код илгээнэ. Бүртгэлгүй бол шинээр үүснэ." error={errors.email}>
        {(ties) => (
          <TextInput
            {...ties}
            {...text('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor asked for it, and types here first
            autoFocus
          />
        )}
      </Field>
      <TermsTick {...tick('terms')} error={errors.terms} />
      <Button type="submit" size="l" wide busy={state.is === 'waiting'}>
        Код авах
      </Button>
      <Button kind="outline" wide onClick={onUsePassword}>
        Нууц үгээр нэвтрэх
      </Button>
    </form>
  );
}
