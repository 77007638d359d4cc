import './product-reviews.css';
import { texts } from '@tokhi/contract/texts/texts';
import { Stars } from '@tokhi/ui/show/stars.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense, useState } from 'react';
import type { ProductView } from '../product.present.ts';
import { RatingBars } from './rating-bars.tsx';
import { ReviewArticle } from './review-article.tsx';
import { ReviewDesk } from './review-desk.tsx';

const SHOWN_AT_ONCE = 3;
const MoreReviews = lazyPart(() => import('./more-reviews.tsx'), 'MoreReviews');

export function ProductReviews({ product }: { product: Pick<ProductView, 'code' | 'rating' | 'reviews'> }) {
  const { code, rating } = product;
  // The reader's own review is at the top of the page, and not repeated in the list.
  const [ownId, setOwnId] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const reviews = product.reviews.filter(({ id }) => id !== ownId);
  const desk = <ReviewDesk code={code} onOwn={setOwnId} />;
  return (
    <section className="section" id="reviews">
      <h2 className="section__title">Үнэлгээ, сэтгэгдэл</h2>
      {rating.count === 0 ? (
        <>
          <p className="reviews__none">
            <Stars rating={null} />
            {texts.noReviews}
          </p>
          {desk}
        </>
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
            {desk}
            {reviews.slice(0, SHOWN_AT_ONCE).map((review) => (
              <ReviewArticle key={review.id} review={review} />
            ))}
            {reviews.length > SHOWN_AT_ONCE && (
              <details className="reviews__rest" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
                <summary className="btn btn--quiet">Бүх {rating.count} сэтгэгдэл</summary>
                {reviews.slice(SHOWN_AT_ONCE).map((review) => (
                  <ReviewArticle key={review.id} review={review} />
                ))}
                {isOpen && rating.count > product.reviews.length && (
                  <Suspense>
                    <MoreReviews key={code} code={code} known={product.reviews} ownId={ownId} />
                  </Suspense>
                )}
              </details>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
