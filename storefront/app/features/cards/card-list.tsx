import './card-list.css';
import type { ListedCard } from './card.present.ts';
import { ProductRow } from './product-row.tsx';

/** Products one under the other, with more about each. */
export function CardList({ cards, eager = 0 }: { cards: ListedCard[]; eager?: number }) {
  return (
    <div className="plist">
      {cards.map((card, n) => (
        <ProductRow key={card.cart.code} card={card} first={n < eager} />
      ))}
    </div>
  );
}
