import './review-article.css';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Stars } from '@tokhi/ui/show/stars.tsx';
import type { ReactNode } from 'react';
import type { ReviewView } from './review.present.ts';

/** One review; `own` is for the actions on the reader's own review. */
export function ReviewArticle({ review, own }: { review: ReviewView; own?: ReactNode }) {
  return (
    <article className={own === undefined ? 'review' : 'review review--own'}>
      <p className="review__head">
        <b>{own === undefined ? review.name : 'Таны сэтгэгдэл'}</b>
        <Stars rating={review.rate} />
        {review.verified && (
          <span className="review__verified">
            <Icon name="badge-check" />
            Худалдаж авсан
          </span>
        )}
        <time dateTime={review.date.replaceAll('.', '-')}>{review.date}</time>
      </p>
      {review.message !== '' && <p className="review__text">{review.message}</p>}
      {review.answer !== null && (
        <div className="review__answer">
          <b>Тохь</b>
          <p>{review.answer}</p>
        </div>
      )}
      {own !== undefined && <div className="review__act">{own}</div>}
    </article>
  );
}
