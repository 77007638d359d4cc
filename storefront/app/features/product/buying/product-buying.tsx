import './product-buying.css';
import { Stepper } from '@tokhi/ui/form/stepper.tsx';
import { useState } from 'react';
import { AddToCartButton, BuyNowButton } from '../../cart/public.ts';
import { BellButton } from '../../saved/public.ts';
import type { ProductView } from '../product.present.ts';
import { BuyBar } from './buy-bar.tsx';

/** Quantity and add to cart, or an email when it is back: in the buy box, and on a phone in the bar at the bottom edge. */
export function ProductBuying({ product }: { product: ProductView }) {
  const [quantity, setQuantity] = useState(1);
  const { cart, stock } = product;
  return (
    <>
      {stock.kind === 'none' ? (
        <div className="buying buying--none">
          <BellButton code={product.code} name={product.name} />
        </div>
      ) : (
        <div className="buying">
          <span className="buying__label" aria-hidden="true">
            Тоо ширхэг
          </span>
          <Stepper label="Тоо ширхэг" value={quantity} min={1} max={stock.remain} onChange={setQuantity} />
          <div className="buying__add">
            <AddToCartButton product={cart} quantity={quantity} kind="primary" size="l" />
            <BuyNowButton product={cart} quantity={quantity} label="Шууд худалдан авах" kind="outline" size="l" />
          </div>
        </div>
      )}
      <BuyBar product={product} quantity={quantity} />
    </>
  );
}
