import './rating-bars.css';
import type { ProductView } from '../product.present.ts';

/** How many gave 5, 4, 3, 2, 1. Lengths are SVG attributes, because the page's policy forbids inline styles. */
export function RatingBars({ breakdown }: { breakdown: ProductView['rating']['breakdown'] }) {
  return (
    <ul className="bars">
      {breakdown.map(({ rate, percent }) => (
        <li key={rate}>
          <b>
            {rate}
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
