import type { Profile } from '@tokhi/contract/calls/accounts';
import { texts } from '@tokhi/contract/texts/texts';
import { LONGEST_NAME } from '@tokhi/rules/person/person-checks';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { PhoneInput } from '@tokhi/ui/form/phone-input.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { Note } from '@tokhi/ui/show/note.tsx';
import { refusedFields } from '../../../calls/call-state.ts';
import { useCall } from '../../../calls/use-call.ts';
import { refreshViewer } from '../../../calls/viewer.ts';
import { Panel } from './panel.tsx';
import { infoChecks } from './profile-checks.ts';
import { useProof } from './use-proof.tsx';

/** The personal-info form (spec §2, §5). A new e-mail needs proof of identity, and is valid once its link was used. */
export function InfoPanel({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const { state, send } = useCall('updateInfo');
  const proof = useProof(profile);
  const { values, errors, text, handleSubmit, refuse, reset } = useForm({
    initial: { name: profile.name, email: profile.email, phone: profile.phone, phone2: profile.phone2 ?? '' },
    checks: infoChecks,
    async onSubmit(info, form) {
      const given = info.email.trim() === profile.email ? {} : proof.given();
      if (given === null) return;
      const done = await send({ info, ...given }, (refusal) => {
        if (proof.handleRefusal(refusal)) return;
        if (refusal.code === 'email_taken') refuse({ email: refusal.text }, form);
        else refuse(refusedFields(refusal), form);
        toastFailure(refusal.text);
      });
      if (done === null) return;
      toastSuccess(texts.infoUpdated);
      proof.clear();
      reset();
      onChanged();
      void refreshViewer();
    },
  });
  return (
    <Panel title="Миний мэдээлэл">
      {profile.pending_email !== null && (
        <Note kind="mail" title="Шинэ хаягаа баталгаажуулна уу">
          {profile.pending_email} хаяг руу холбоос илгээсэн. Баталгаажтал хуучин имэйл тань хэвээр ажиллана.
        </Note>
      )}
      <form className="panel__form" method="dialog" noValidate onSubmit={handleSubmit}>
        <div className="panel__fields">
          <Field label="Нэр" error={errors.name}>
            {(ties) => <TextInput {...ties} {...text('name')} autoComplete="name" maxLength={LONGEST_NAME} required />}
          </Field>
          <Field label="Имэйл" error={errors.email}>
            {(ties) => (
              <TextInput {...ties} {...text('email')} type="email" inputMode="email" autoComplete="email" required />
            )}
          </Field>
          <Field label="Утас" help="Хүргэлтийн жолооч энэ дугаараар залгана" error={errors.phone}>
            {(ties) => <PhoneInput {...ties} {...text('phone')} autoComplete="tel-national" required />}
          </Field>
          <Field label="Нэмэлт утас" optional error={errors.phone2}>
            {(ties) => <PhoneInput {...ties} {...text('phone2')} />}
          </Field>
          {values.email.trim() !== profile.email && proof.field}
        </div>
        <div className="panel__foot">
          <Button type="submit" busy={state.is === 'waiting'}>
            Хадгалах
          </Button>
          <p>Имэйлээ сольвол шинэ хаягаа дахин баталгаажуулна.</p>
        </div>
      </form>
    </Panel>
  );
}
