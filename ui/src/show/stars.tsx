import './stars.css';

/** The width of a star with its gap. */
const CELL = 18;

/**
 * Five stars filled from the left, or all pale without ratings. The filled part is an SVG, whose width is an attribute: the page's
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
