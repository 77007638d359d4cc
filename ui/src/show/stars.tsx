import './stars.css';

const CELL = 18;
const FIVE_STARS = [0, 1, 2, 3, 4]
  .map((n) => `M${n * CELL + 9} 1l2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9-3.6-3.4 4.9-.6z`)
  .join('');

/** Five stars filled from the left, or all pale where nobody has rated. The fill is an attribute: the page's policy forbids inline styles. */
export function Stars({ rating }: { rating: number | null }) {
  return (
    <span className="stars">
      <svg viewBox="0 0 90 16" aria-hidden="true">
        <path className="stars__off" d={FIVE_STARS} />
        {rating !== null && (
          <svg className="stars__on" width={rating * CELL} height="16" aria-hidden="true">
            <path d={FIVE_STARS} />
          </svg>
        )}
      </svg>
      {rating !== null && <span className="vh">5-аас {rating}</span>}
    </span>
  );
}
