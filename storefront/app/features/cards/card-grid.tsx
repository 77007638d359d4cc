import './card-grid.css';
import { Fragment } from 'react';
import type { CardView } from './card.present.ts';
import { ProductCard } from './product-card.tsx';

interface CardGridProps {
  cards: CardView[];
  /** How many of the first pictures the visitor sees at once. */
  eager?: number;
  /** The family list rules a line after every fifth product (spec §2). */
  divideEvery?: number;
  /** Four products at most, and of those only what stands in the first row. */
  oneRow?: boolean;
}

/** Products side by side, as many as the place has room for. */
export function CardGrid({ cards, eager = 0, divideEvery, oneRow = false }: CardGridProps) {
  const classes = ['cards', divideEvery === undefined ? '' : 'cards--divided', oneRow ? 'cards--one-row' : ''];
  return (
    <div className="card-grid">
      <div className={classes.filter(Boolean).join(' ')}>
        {cards.map((card, n) => (
          <Fragment key={card.code}>
            <ProductCard card={card} first={n < eager} />
            {divideEvery !== undefined && (n + 1) % divideEvery === 0 && n + 1 < cards.length && (
              <hr className="cards__line" />
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
