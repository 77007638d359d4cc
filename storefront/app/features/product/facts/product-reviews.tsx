import './product-reviews.css';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Stars } from '@tokhi/ui/show/stars.tsx';
import { MessageSquareText } from 'lucide-react';
import type { ProductView } from '../product.present.ts';
import { RatingBars } from './rating-bars.tsx';

const SHOWN_AT_ONCE = 3;

export function ProductReviews({ rating, reviews }: Pick<ProductView, 'rating' | 'reviews'>) {
  return (
    <section className="section" id="reviews">
      <h2 className="section__title">Үнэлгээ, сэтгэгдэл</h2>
      {rating.count === 0 ? (
        <EmptyState icon={<MessageSquareText className="icon" />} title="Одоогоор сэтгэгдэл алга" level={3}>
          <p>Энэ барааг авсан худалдан авагчдын үнэлгээ, сэтгэгдэл энд харагдана.</p>
        </EmptyState>
      ) : (
        <div className="reviews">
          <div>
            <div className="score">
              <b>{rating.shown.toFixed(1)}</b>
              <div>
                <Stars rating={rating.shown} />
                <p>{rating.count} худалдан авагч үнэлсэн</p>
              </div>
            </div>
            <RatingBars breakdown={rating.breakdown} />
          </div>
          <div>
            {reviews.slice(0, SHOWN_AT_ONCE).map((review) => (
              <Review key={review.id} {...review} />
            ))}
            {reviews.length > SHOWN_AT_ONCE && (
              <details className="reviews__rest">
                <summary className="btn btn--quiet">Бүх {reviews.length} сэтгэгдэл</summary>
                {reviews.slice(SHOWN_AT_ONCE).map((review) => (
                  <Review key={review.id} {...review} />
                ))}
              </details>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

function Review({ name, rate, message, date }: ProductView['reviews'][number]) {
  return (
    <article className="review">
      <p className="review__head">
        <b>{name}</b>
        <Stars rating={rate} />
        <time dateTime={date.replaceAll('.', '-')}>{date}</time>
      </p>
      {message !== '' && <p className="review__text">{message}</p>}
    </article>
  );
}
