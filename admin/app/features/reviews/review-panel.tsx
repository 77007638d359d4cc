import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type HideReason, hideReasonNames, hideReasons } from '@tokhi/contract/admin/answers/review-words';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Radio } from '@tokhi/ui/form/radio.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Stars } from '@tokhi/ui/show/stars.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { reviewQuery, type StaffReview } from './reviews-query.ts';

const LONGEST = 1_000;

/** One review: its answer, and whether it is public. */
export function ReviewPanel({ review }: { review: StaffReview }) {
  const { id, version } = review;
  const queries = useQueryClient();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(review.answer ?? '');
  const [because, setBecause] = useState<HideReason | null>(null);
  const change = useMutation({
    mutationFn: (asked: () => Promise<{ review: StaffReview }>) => asked(),
    onSuccess: ({ review: changed }) => {
      queries.setQueryData(reviewQuery(id).queryKey, { result: 'success', review: changed });
      void queries.invalidateQueries({ queryKey: ['reviews'] });
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['review', id] }),
  });
  const answer = text.trim();
  const publish = () =>
    answer !== '' && !change.isPending && change.mutate(() => ask('answerReview', { id, version, answer }));
  useKeys([
    { key: 'R', does: 'хариу бичих', press: () => input.current?.focus() },
    { key: 'Ctrl Enter', does: 'хариу нийтлэх', press: publish },
  ]);
  return (
    <div className="staff-reviews__side">
      <Panel
        title={review.product.name}
        note={formatProductCode(review.product.code)}
        end={<Link to={`/customers/${review.customer}`}>Хэрэглэгч</Link>}
      >
        <div className="staff-review__said">
          <p className="staff-review__head">
            <Stars rating={review.rate} />
            <b>{review.name}</b>
            <span className="soft">{momentText(review.created_at)}</span>
            {review.hidden !== null && <Tag kind="bad">Нуусан: {hideReasons[review.hidden]}</Tag>}
          </p>
          <p className="staff-review__text">{review.message === '' ? 'Бичсэн үг алга' : review.message}</p>
        </div>
        {change.isError && <Note kind="bad" title={reasonOf(change.error)} />}
        <form
          className="staff-review__form"
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            publish();
          }}
        >
          <Field label="Олон нийтэд харагдах хариу" help="Утас, хаяг бичихгүй">
            {(ties) => (
              <TextArea
                {...ties}
                ref={input}
                rows={3}
                maxLength={LONGEST}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <p className="staff-review__foot">
            {review.answer !== null && (
              <Button
                kind="outline"
                disabled={change.isPending}
                onClick={() => change.mutate(() => ask('answerReview', { id, version, answer: null }))}
              >
                Хариуг авах
              </Button>
            )}
            <Button type="submit" busy={change.isPending} disabled={answer === '' || answer === review.answer}>
              Нийтлэх <Kbd inButton>Ctrl Enter</Kbd>
            </Button>
          </p>
        </form>
      </Panel>
      {review.hidden === null ? (
        <Panel title="Нуух" end="муу үнэлгээ нуух шалтгаан биш">
          <fieldset className="staff-review__reasons" aria-label="Нуух шалтгаан">
            {hideReasonNames.map((name) => (
              <Radio
                key={name}
                name="because"
                label={hideReasons[name]}
                checked={because === name}
                onChange={() => setBecause(name)}
              />
            ))}
          </fieldset>
          <Button
            kind="outline"
            wide
            disabled={because === null || change.isPending}
            onClick={() => because !== null && change.mutate(() => ask('hideReview', { id, version, because }))}
          >
            {because === null ? 'Шалтгаан сонгоно уу' : 'Нуух'}
          </Button>
        </Panel>
      ) : (
        <Button
          kind="outline"
          busy={change.isPending}
          onClick={() => change.mutate(() => ask('publishReview', { id, version }))}
        >
          Дахин харуулах
        </Button>
      )}
    </div>
  );
}
