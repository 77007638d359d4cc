import './auth-form.css';
import { texts } from '@tokhi/contract/texts/texts';
import { SHORTEST_PASSWORD } from '@tokhi/rules/person/password-checks';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refusedFields } from '../../../calls/call-state.ts';
import { useCall } from '../../../calls/use-call.ts';
import { keepSession } from '../../../local/session.ts';
import { takeWantedPage } from '../../../local/wanted-page.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { newPasswordChecks } from './entry-checks.ts';
import { MailCard } from './mail-card.tsx';

/** The page of a mailed link: a new password, which ends all other sessions and links and signs in. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { state, send } = useCall('resetPassword');
  const [end, setEnd] = useState<'done' | 'link_invalid' | null>(null);
  const { errors, text, handleSubmit, refuse } = useForm({
    initial: { password: '', rePassword: '' },
    checks: newPasswordChecks,
    async onSubmit({ password }, form) {
      const opened = await send({ token, password }, (refusal) => {
        // A malformed token is not one of ours, either.
        const fields = refusedFields(refusal);
        if (refusal.code === 'link_invalid' || 'token' in fields) setEnd('link_invalid');
        else if (refusal.code === 'password_common') refuse({ password: refusal.text }, form);
        else toastFailure(refusal.text);
      });
      if (opened === null) return;
      keepSession(opened);
      setEnd('done');
    },
  });
  if (end === 'done')
    return (
      <MailCard
        icon={<Icon name="check" />}
        kind="good"
        title={texts.passwordChanged}
        lead="Та нэвтэрсэн байна. Бусад төхөөрөмжөөс гаргасан."
      >
        <div className="auth-form">
          <Button size="l" wide onClick={() => void navigate(takeWantedPage(), { replace: true })}>
            Үргэлжлүүлэх
          </Button>
        </div>
      </MailCard>
    );
  if (end === 'link_invalid')
    return (
      <MailCard
        icon={<Icon name="clock" />}
        kind="bad"
        title="Холбоос хүчингүй болсон"
        lead={`${texts.linkInvalid} Нууц үг тань хэвээр.`}
      >
        <div className="auth-form">
          <Button size="l" wide onClick={() => void navigate('/reset-password', { replace: true })}>
            Шинэ холбоос авах
          </Button>
        </div>
      </MailCard>
    );
  return (
    <MailCard
      icon={<Icon name="key-round" />}
      title="Шинэ нууц үг"
      lead={`${SHORTEST_PASSWORD} ба түүнээс дээш тэмдэгт. Бусад төхөөрөмжөөс автоматаар гарна.`}
    >
      <form className="auth-form" method="dialog" noValidate onSubmit={handleSubmit}>
        <NewPasswordField label="Шинэ нууц үг" error={errors.password} {...text('password')} />
        <NewPasswordField label="Нууц үг давтах" error={errors.rePassword} {...text('rePassword')} repeated />
        <Button type="submit" size="l" wide busy={state.is === 'waiting'}>
          Нууц үг солих
        </Button>
      </form>
    </MailCard>
  );
}
