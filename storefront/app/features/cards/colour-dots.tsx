import './colour-dots.css';
import { colourClass } from '@tokhi/ui/colour/colour-class.ts';
import type { CardView } from './card.present.ts';

const SHOWN = 5;

/** The colours of a model, without links. */
export function ColourDots({ dots, chosen }: { dots: CardView['dots']; chosen: string }) {
  if (dots.length === 0) return null;
  return (
    <span className="dots">
      <span className="vh">{`${dots.length} өнгө`}</span>
      {dotsShown(dots, chosen).map(({ code, swatch }) => (
        <Dot key={code} swatch={swatch} isChosen={code === chosen} />
      ))}
      <MoreDots dots={dots} />
    </span>
  );
}

function Dot({ swatch, isChosen }: { swatch: string; isChosen: boolean }) {
  return <span className={`${isChosen ? 'dots__dot dots__dot--own' : 'dots__dot'} ${colourClass(swatch)}`} />;
}

export function MoreDots({ dots }: { dots: CardView['dots'] }) {
  if (dots.length <= SHOWN) return null;
  return (
    <span className="dots__more" aria-hidden="true">
      +{dots.length - SHOWN}
    </span>
  );
}

/** The colour of the picture must be among the visible dots, wherever it is in the list. */
export const dotsShown = (dots: CardView['dots'], own: string): CardView['dots'] =>
  [...dots.filter(({ code }) => code === own), ...dots.filter(({ code }) => code !== own)].slice(0, SHOWN);
