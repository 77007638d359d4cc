/* oxlint-disable jsx-a11y/control-has-associated-label -- a colour has its title, and shows only a dot */
import './card-colours.css';
import { colourClass } from '@tokhi/ui/colour/colour-class.ts';
import { productAddress } from '../../addresses.ts';
import type { CardView } from './card.present.ts';
import { dotsShown, MoreDots } from './colour-dots.tsx';

interface CardColoursProps {
  /** Of the product, for screen readers that read the link alone. */
  name: string;
  dots: CardView['dots'];
  /** The colour that the list shows: always first, whichever is chosen. */
  own: string;
  chosen: string;
}

/** The colours of a card: a press shows the card in that colour (`pressedColour`); without scripts, each links to its product. */
export function CardColours({ name: product, dots, own, chosen }: CardColoursProps) {
  if (dots.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <span
      className="card-colours"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="group"
      aria-label={`${dots.length} өнгө`}
    >
      {dotsShown(dots, own).map(({ code, name, swatch }) => (
        // biome-ignore lint/a11y/useAnchorContent: its title is its name, and it shows only a dot
        <a
          key={code}
          className={`card-colours__one ${colourClass(swatch)}`}
          href={productAddress(code)}
          data-colour={code}
          title={`${product}, ${name}`}
          aria-current={code === chosen ? 'true' : undefined}
        />
      ))}
      <MoreDots dots={dots} />
    </span>
  );
}
