import './review-form.css';
import { fieldTexts } from '@tokhi/contract/texts/field-texts';
import { texts } from '@tokhi/contract/texts/texts';
import { checkRate, checkReviewMessage, LONGEST_REVIEW, type ReviewReason } from '@tokhi/rules/review/review-checks';
import { reviewerName } from '@tokhi/rules/review/reviewer-name';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { clearReviewDraft, keepReviewDraft, reviewDraft } from '../../../local/review-draft.ts';
import { useUser } from '../../../local/session.ts';
import type { ReviewView } from './review.present.ts';
import { StarChoice } from './star-choice.tsx';

/** The errors of the stars and the text; none for valid ones. */
const reviewChecks = {
  rate: (chosen: string) => said(checkRate(Number(chosen))),
  message: (typed: string) => said(checkReviewMessage(typed)),
};

const said = (reason: ReviewReason | null): string | undefined => (reason === null ? undefined : fieldTexts[reason]);

interface ReviewFormProps {
  code: string;
  /** The customer's earlier review; it may arrive later than the form. */
  own: ReviewView | null;
  onSent: () => void;
  onClose: () => void;
}

/** Stars and text about a product (spec §2, §5). A guest may write, and is sent to the login on submit. */
export function ReviewForm({ code, own, onSent, onClose }: ReviewFormProps) {
  const user = useUser();
  const call = useCall('addProductReview');
  // Read once: every keystroke writes it again.
  const [draft] = useState(() => reviewDraft(code));
  const before = { rate: own === null ? '' : String(own.rate), message: own?.message ?? '' };
  const { values, errors, text, handleSubmit } = useForm({
    initial: draft ?? before,
    checks: reviewChecks,
    onSubmit: () => void send(),
  });
  const { rate, message } = values;

  const isChanged = rate !== before.rate || message !== before.message;
  useEffect(() => {
    if (isChanged) keepReviewDraft({ code, rate, message, sent: false });
  }, [code, rate, message, isChanged]);

  async function send() {
    if (user === null) keepReviewDraft({ code, rate, message, sent: true });
    if ((await call.send({ id: code, rate: Number(rate), message })) === null) return;
    clearReviewDraft();
    toastSuccess(texts.reviewSent);
    onSent();
  }

  // Back from the login after the submit: shows what was typed.
  const form = useRef<HTMLFormElement>(null);
  const isBack = draft?.sent === true && user !== null;
  useEffect(() => {
    if (isBack) form.current?.scrollIntoView({ block: 'center' });
  }, [isBack]);

  function handleCancel() {
    clearReviewDraft();
    onClose();
  }

  return (
    // Outside a dialog this method does nothing: input submitted before the script loads stays in its fields.
    <form ref={form} className="rform" method="dialog" noValidate onSubmit={handleSubmit} aria-labelledby="review-form">
      <h3 className="rform__title" id="review-form">
        {own === null ? 'Сэтгэгдэл бичих' : 'Сэтгэгдлээ засах'}
      </h3>
      {user === null && (
        <p className="rform__note">
          <Icon name="lock-keyhole" />
          <span>
            <b>{texts.loginRequired}</b> Бичсэн зүйл тань нэвтэрсний дараа хэвээр байна.
          </span>
        </p>
      )}
      <StarChoice value={rate} error={errors.rate} ties={text('rate')} />
      <Field
        label="Сэтгэгдэл"
        optional
        help={`Үлдсэн тэмдэгт: ${LONGEST_REVIEW - message.length}`}
        error={errors.message}
      >
        {(ties) => (
          <TextArea
            {...ties}
            {...text('message')}
            maxLength={LONGEST_REVIEW}
            placeholder="Даавуу, хэмжээ, угсралт, хүргэлтийн тухай"
          />
        )}
      </Field>
      <div className="rform__foot">
        <Button type="submit" busy={call.state.is === 'waiting'}>
          {own === null ? 'Илгээх' : texts.save}
        </Button>
        <Button kind="quiet" onClick={handleCancel}>
          Болих
        </Button>
        {user !== null && <p className="rform__name">Нэрийг «{reviewerName(user.name)}» гэж харуулна</p>}
      </div>
    </form>
  );
}
