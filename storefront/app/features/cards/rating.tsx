import { texts } from '@tokhi/contract/texts/texts';
import { Stars } from '@tokhi/ui/show/stars.tsx';
import type { CardView } from './card.present.ts';

/** The stars of a product and its number of ratings. Without reviews they are pale: the default of 5 is no praise (decision 29). */
export function Rating({ rating: { shown, count } }: { rating: CardView['rating'] }) {
  if (count === 0) {
    return (
      <>
        <Stars rating={null} />
        <span>{texts.noReviews}</span>
      </>
    );
  }
  return (
    <>
      <Stars rating={shown} />
      <span aria-hidden="true">
        <b>{shown.toFixed(1)}</b> ({count})
      </span>
      <span className="vh">, {count} үнэлгээ</span>
    </>
  );
}
