import { Button } from '@tokhi/ui/form/button.tsx';
import { useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { type ReviewView, reviewView } from './review.present.ts';
import { ReviewArticle } from './review-article.tsx';

interface MoreReviewsProps {
  code: string;
  /** The first page, which came with the product. */
  known: ReviewView[];
  ownId: number | null;
}

/** The pages after the first, one per press. */
export function MoreReviews({ code, known, ownId }: MoreReviewsProps) {
  const [reviews, setReviews] = useState<ReviewView[]>([]);
  const [page, setPage] = useState({ last: 1, of: Number.POSITIVE_INFINITY });
  const call = useCall('productReviews');

  async function handleClick() {
    const reply = await call.send({ id: code, page: page.last + 1 });
    if (reply === null) return;
    // A new review may have moved others to this page that the previous one already showed.
    const seen = new Set([...known, ...reviews].map(({ id }) => id));
    setReviews([...reviews, ...reply.reviews.map(reviewView).filter(({ id }) => !seen.has(id))]);
    setPage({ last: page.last + 1, of: reply.pagination.totalPage });
  }

  return (
    <>
      {reviews
        .filter(({ id }) => id !== ownId)
        .map((review) => (
          <ReviewArticle key={review.id} review={review} />
        ))}
      {page.last < page.of && (
        <Button
          kind="quiet"
          size="s"
          className="reviews__more"
          busy={call.state.is === 'waiting'}
          onClick={() => void handleClick()}
        >
          Өмнөх сэтгэгдлүүд
        </Button>
      )}
    </>
  );
}
