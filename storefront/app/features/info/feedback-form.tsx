import './feedback-form.css';
import { texts } from '@tokhi/contract/texts/texts';
import { LONGEST_MESSAGE, LONGEST_TITLE } from '@tokhi/rules/person/contact-checks';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { feedbackChecks } from './feedback-check.ts';

const EMPTY = { title: '', message: '' };

/** The message to the shop (spec §5 Contact form). */
export function FeedbackForm({ email }: { email: string }) {
  const { values, errors, text, handleSubmit } = useForm({
    initial: EMPTY,
    checks: feedbackChecks,
    // Messages are taken from customers who are logged in (spec §5), and so far nobody can be. What was typed stays.
    onSubmit: () => toastFailure(texts.loginRequired),
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
      {/* Outside a dialog this method does nothing: what is sent before the script has come stays in its fields. */}
      <form className="feedback" method="dialog" noValidate onSubmit={handleSubmit}>
        <Field label="Гарчиг" help={left(LONGEST_TITLE, values.title)} error={errors.title}>
          {(ties) => <TextInput {...ties} {...text('title')} maxLength={LONGEST_TITLE} required />}
        </Field>
        <Field label="Дэлгэрэнгүй" help={left(LONGEST_MESSAGE, values.message)} error={errors.message}>
          {(ties) => <TextArea {...ties} {...text('message')} maxLength={LONGEST_MESSAGE} required />}
        </Field>
        <Button type="submit" wide>
          Илгээх
        </Button>
      </form>
    </>
  );
}

const left = (longest: number, typed: string): string => `Үлдсэн тэмдэгт: ${longest - typed.length}`;
