import './stars.css';

/** How wide a star is with the room beside it. */
const CELL = 18;

/**
 * Five stars filled from the left, or all pale where nobody has rated. What is filled is an SVG, whose width is an attribute: the page's
 * policy forbids inline styles.
 */
export function Stars({ rating }: { rating: number | null }) {
  return (
    <span className="stars">
      {rating !== null && (
        <>
          <svg className="stars__on" width={rating * CELL} height="16" aria-hidden="true" />
          <span className="vh">5-аас {rating}</span>
        </>
      )}
    </span>
  );
}
