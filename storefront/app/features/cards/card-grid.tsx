import './card-grid.css';
import { Fragment } from 'react';
import type { ListedCard } from './card.present.ts';
import { ProductCard } from './product-card.tsx';

interface CardGridProps {
  cards: ListedCard[];
  /** How many of the first pictures are visible at once. */
  eager?: number;
  /** The family list draws a line after every fifth product (spec §2). */
  divideEvery?: number;
}

/** Products side by side, as many as fit. */
export function CardGrid({ cards, eager = 0, divideEvery }: CardGridProps) {
  return (
    <div className="card-grid">
      <div className={divideEvery === undefined ? 'cards' : 'cards cards--divided'}>
        {cards.map((card, n) => (
          <Fragment key={card.cart.code}>
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
