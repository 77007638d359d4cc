import './product-drawing.css';
import { type DrawingView, SHEET_WIDE } from './drawing.present.ts';

const LOW = 60;

/** The product from its sides: the outline is a file, the page draws the measures in its own font. */
export function ProductDrawing({ drawings }: { drawings: DrawingView[] }) {
  return (
    <div className="sides">
      {drawings.map(({ src, from, below, beside, high, x, y, width, height }) => {
        const [right, floor] = [x + width, y + height];
        const [under, left] = [floor + 16, x - 16];
        return (
          <figure key={src} className="sides__one">
            <svg
              viewBox={`0 0 ${SHEET_WIDE} ${high}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with words in it, which an <img> cannot hold
              role="img"
              aria-label={`${from}: ${below} × ${beside}`}
            >
              <image href={src} x={x} y={y} width={width} height={height} preserveAspectRatio="none" />
              <path
                d={`M${x} ${under}H${right}M${x} ${under - 5}v10M${right} ${under - 5}v10M${left} ${y}V${floor}M${left - 5} ${y}h10M${left - 5} ${floor}h10`}
              />
              <text x={x + width / 2} y={under + 20}>
                {below}
              </text>
              {/* Along the line where there is room for it, else before it. */}
              {height < LOW ? (
                <text className="sides__before" x={left - 9} y={y + height / 2 + 5}>
                  {beside}
                </text>
              ) : (
                <text transform={`translate(${left - 9} ${y + height / 2}) rotate(-90)`}>{beside}</text>
              )}
            </svg>
            <figcaption>{from}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
