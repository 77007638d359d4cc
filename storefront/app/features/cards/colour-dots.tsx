import './colour-dots.css';
import type { CardView } from './card.present.ts';

const SHOWN = 5;

/** The colours of a model. The fill is an attribute, because the page's policy forbids inline styles. */
export function ColourDots({ dots, chosen }: { dots: CardView['dots']; chosen?: string }) {
  if (dots.length === 0) return null;
  return (
    <span className="dots">
      <span className="vh">{dots.length} өнгө</span>
      {ownFirst(dots, chosen)
        .slice(0, SHOWN)
        .map(({ code, swatch }) => (
          <svg key={code} className={code === chosen ? 'dots__dot dots__dot--own' : 'dots__dot'} aria-hidden="true">
            <circle cx="7" cy="7" r="6.5" fill={swatch} />
          </svg>
        ))}
      {dots.length > SHOWN && (
        <span className="dots__more" aria-hidden="true">
          +{dots.length - SHOWN}
        </span>
      )}
    </span>
  );
}

// The colour of the picture must be among those that are drawn, wherever it stands in the list.
const ownFirst = (dots: CardView['dots'], chosen: string | undefined): CardView['dots'] => [
  ...dots.filter(({ code }) => code === chosen),
  ...dots.filter(({ code }) => code !== chosen),
];
