import './feedback-form.css';
import { texts } from '@tokhi/contract/texts/texts';
import { LONGEST_MESSAGE, LONGEST_TITLE } from '@tokhi/rules/person/contact-checks';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { checkFeedback, type Feedback, NO_ERRORS } from './feedback-check.ts';

/** The message to the shop (spec §5 Contact form). */
export function FeedbackForm({ email }: { email: string }) {
  const [typed, setTyped] = useState<Feedback>({ title: '', message: '' });
  const [errors, setErrors] = useState(NO_ERRORS);
  const titleField = useRef<HTMLInputElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);

  function handleTyping(field: keyof Feedback, value: string) {
    setTyped({ ...typed, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const found = checkFeedback(typed);
    setErrors(found);
    if (found.title !== undefined) titleField.current?.focus();
    else if (found.message !== undefined) messageField.current?.focus();
    // Messages are taken from customers who are logged in (spec §5), and so far nobody can be. What was typed stays.
    else toastFailure(texts.loginRequired);
  }

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
        <Field label="Гарчиг" help={left(LONGEST_TITLE, typed.title)} error={errors.title}>
          {(ties) => (
            <TextInput
              {...ties}
              ref={titleField}
              name="title"
              maxLength={LONGEST_TITLE}
              required
              value={typed.title}
              onChange={(event) => handleTyping('title', event.target.value)}
            />
          )}
        </Field>
        <Field label="Дэлгэрэнгүй" help={left(LONGEST_MESSAGE, typed.message)} error={errors.message}>
          {(ties) => (
            <TextArea
              {...ties}
              ref={messageField}
              name="message"
              maxLength={LONGEST_MESSAGE}
              required
              value={typed.message}
              onChange={(event) => handleTyping('message', event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" wide>
          Илгээх
        </Button>
      </form>
    </>
  );
}

const left = (longest: number, typed: string): string => `Үлдсэн тэмдэгт: ${longest - typed.length}`;
