import './product-set.css';
import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import type { MouseEvent } from 'react';
import { CardGrid } from '../cards/public.ts';
import { putSetIn } from '../cart/set/public.ts';
import type { ProductView } from './product.present.ts';

/** Products of its room or its series; one press adds all of them, the product itself included. */
export function ProductSet({ set: { cards, totalTug } }: Pick<ProductView, 'set'>) {
  function handleClick({ detail }: MouseEvent) {
    // Not for the second click of a double click.
    if (detail < 2) putSetIn(cards.map(({ cart }) => cart));
  }
  return (
    <section className="section">
      <SectionHead title="Иж бүрдэл" />
      <CardGrid cards={cards} />
      <div className="together">
        <p>
          {cards.length} бараа хамтдаа <b className="nowrap">{formatTug(totalTug)}</b>
        </p>
        <Button kind="outline" onClick={handleClick}>
          Бүгдийг сагсанд нэмэх
        </Button>
      </div>
    </section>
  );
}
