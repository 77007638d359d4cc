import './card-colours.css';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { productAddress } from '../../addresses.ts';
import type { CardView } from './card.present.ts';
import { Dot, dotsShown, MoreDots } from './colour-dots.tsx';

interface CardColoursProps {
  /** Of the product, for those who hear the link alone. */
  name: string;
  dots: CardView['dots'];
  /** The colour that the list shows: it stands first, whichever is chosen. */
  own: string;
  chosen: string;
  onChoose: (code: string) => void;
  /** Where they stand in the card. */
  className: string;
}

/** The colours of a card: a press shows the card in that colour; without the script, each is a link to its product. */
export function CardColours({ name: product, dots, own, chosen, onChoose, className }: CardColoursProps) {
  if (dots.length === 0) return null;
  const handleClick = (code: string) => (event: MouseEvent) => {
    // Whoever opens it in another tab wants the product.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(code);
  };
  return (
    <span className={`card-colours ${className}`}>
      <span className="vh">{`${dots.length} өнгө`}</span>
      {dotsShown(dots, own).map(({ code, name, swatch }) => (
        <Link
          key={code}
          className="card-colours__one"
          to={productAddress(code)}
          discover="none"
          aria-label={`${product}, ${name}`}
          aria-current={code === chosen ? 'true' : undefined}
          title={name}
          onClick={handleClick(code)}
        >
          <Dot swatch={swatch} isChosen={code === chosen} />
        </Link>
      ))}
      <MoreDots dots={dots} />
    </span>
  );
}
