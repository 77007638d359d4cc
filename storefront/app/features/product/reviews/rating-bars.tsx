import './rating-bars.css';
import type { ProductView } from '../product.present.ts';

const STAR =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z';

/** How many gave 5, 4, 3, 2, 1. Lengths are SVG attributes, because the page's policy forbids inline styles. */
export function RatingBars({ breakdown }: { breakdown: ProductView['rating']['breakdown'] }) {
  return (
    <ul className="bars">
      {breakdown.map(({ rate, percent }) => (
        <li key={rate}>
          <b>
            {rate}
            <svg className="bars__star" viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className="vh">од</span>
          </b>
          <svg className="bars__bar" aria-hidden="true">
            <rect className="bars__fill" width={`${percent}%`} height="8" />
          </svg>
          <span>{percent}%</span>
        </li>
      ))}
    </ul>
  );
}
