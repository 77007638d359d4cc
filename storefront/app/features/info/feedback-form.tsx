import './feedback-form.css';
import { LONGEST_MESSAGE, LONGEST_TITLE } from '@tokhi/rules/person/contact-checks';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { useHydrated } from '@tokhi/ui/start/use-hydrated.ts';
import { useCall } from '../../calls/use-call.ts';
import { clearContactDraft, contactDraft, EMPTY_DRAFT, keepContactDraft } from '../../local/contact-draft.ts';
import { feedbackChecks } from './feedback-check.ts';

/** The message to the shop (spec §5 Contact form; decision 31). */
export function FeedbackForm({ email }: { email: string }) {
  const hydrated = useHydrated();
  const { state, send } = useCall('contact');
  const { values, errors, text, handleSubmit, reset } = useForm({
    // The draft stays in this tab while its writer logs in.
    initial: { ...(hydrated ? contactDraft() : EMPTY_DRAFT) },
    checks: feedbackChecks,
    async onSubmit(typed) {
      keepContactDraft(typed);
      if ((await send(typed)) === null) return;
      clearContactDraft();
      reset();
      toastSuccess('Зурвас илгээгдлээ. Удахгүй имэйлээр хариулна.');
    },
  });

  return (
    <>
      <h2 className="info-panel__title" id="feedback">
        Санал, хүсэлт
      </h2>
      <p className="feedback__note">
        Санал хүсэлтийг нэвтэрсэн хэрэглэгчээс хүлээн авна. Нэвтрээгүй бол{' '}
        <a className="link feedback__mail" href={`mailto:${email}`}>
          {email}
        </a>{' '}
        хаягаар бичнэ үү.
      </p>
      {/* Outside a dialog this method does nothing: input submitted before the script loads stays in its fields. */}
      <form className="feedback" method="dialog" noValidate onSubmit={handleSubmit}>
        <Field label="Гарчиг" help={left(LONGEST_TITLE, values.title)} error={errors.title}>
          {(ties) => <TextInput {...ties} {...text('title')} maxLength={LONGEST_TITLE} required />}
        </Field>
        <Field label="Дэлгэрэнгүй" help={left(LONGEST_MESSAGE, values.message)} error={errors.message}>
          {(ties) => <TextArea {...ties} {...text('message')} maxLength={LONGEST_MESSAGE} required />}
        </Field>
        <Button type="submit" wide busy={state.is === 'waiting'}>
          Илгээх
        </Button>
      </form>
    </>
  );
}

const left = (longest: number, typed: string): string => `Үлдсэн тэмдэгт: ${longest - typed.length}`;
