import './related-products.css';
import type { CardView } from './card.present.ts';
import { ProductCard } from './product-card.tsx';

export function RelatedProducts({ cards }: { cards: CardView[] }) {
  return (
    <section className="section" aria-labelledby="related">
      <h2 className="section__title" id="related">
        Төстэй бараа
      </h2>
      <div className="cards">
        {cards.map((card) => (
          <ProductCard key={card.code} card={card} />
        ))}
      </div>
    </section>
  );
}
