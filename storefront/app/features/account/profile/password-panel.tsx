import type { Profile } from '@tokhi/contract/calls/accounts';
import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { useCall } from '../../../calls/use-call.ts';
import { renewSession } from '../../../local/session.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { Panel } from './panel.tsx';
import { passwordChecks } from './profile-checks.ts';
import { useProof } from './use-proof.tsx';

/** The change-password form (spec §5). It ends every other session; this browser continues with a new token. */
export function PasswordPanel({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const { state, send } = useCall('changePassword');
  const proof = useProof(profile);
  const { errors, text, handleSubmit, refuse, reset } = useForm({
    initial: { password: '', repeat: '' },
    checks: passwordChecks,
    async onSubmit({ password }, form) {
      const given = proof.given();
      if (given === null) return;
      const renewed = await send({ password, ...given }, (refusal) => {
        if (proof.handleRefusal(refusal)) return;
        if (refusal.code === 'password_common') refuse({ password: refusal.text }, form);
        else toastFailure(refusal.text);
      });
      if (renewed === null) return;
      renewSession(renewed.token);
      toastSuccess(texts.passwordChanged);
      proof.clear();
      reset();
      onChanged();
    },
  });
  return (
    <Panel title={profile.has_password ? 'Нууц үг солих' : 'Нууц үг үүсгэх'}>
      <form className="panel__form" method="dialog" noValidate onSubmit={handleSubmit}>
        {/* For the browser's password manager: whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={profile.email} />
        <div className="panel__fields">
          <div className="panel__alone">{proof.field}</div>
          <NewPasswordField label="Шинэ нууц үг" error={errors.password} {...text('password')} />
          <NewPasswordField label="Шинэ нууц үг давтах" error={errors.repeat} {...text('repeat')} repeated />
        </div>
        <div className="panel__foot">
          <Button type="submit" busy={state.is === 'waiting'}>
            {profile.has_password ? 'Нууц үг солих' : 'Хадгалах'}
          </Button>
          <p>Бусад төхөөрөмжөөс автоматаар гарна.</p>
        </div>
      </form>
    </Panel>
  );
}
