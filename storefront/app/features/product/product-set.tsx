import './product-set.css';
import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import type { MouseEvent } from 'react';
import { CardGrid } from '../cards/public.ts';
import { putSetIn } from '../cart/set/public.ts';
import type { ProductView } from './product.present.ts';

/** What stands with it in its room, or is of its series; one press for all of it, the product itself included. */
export function ProductSet({ product }: { product: ProductView }) {
  const all = product.stock.kind === 'none' ? product.set : [product, ...product.set];
  const totalTug = all.reduce((sum, { price }) => sum + price.nowTug, 0);
  function handleClick({ detail }: MouseEvent) {
    // Not for the second half of a double click.
    if (detail < 2) putSetIn(all.map(({ cart }) => cart));
  }
  return (
    <section className="section">
      <SectionHead title="Иж бүрдэл" />
      <CardGrid cards={all} />
      <div className="together">
        <p>
          {all.length} бараа хамтдаа <b className="nowrap">{formatTug(totalTug)}</b>
        </p>
        <Button kind="outline" onClick={handleClick}>
          Бүгдийг сагсанд нэмэх
        </Button>
      </div>
    </section>
  );
}
