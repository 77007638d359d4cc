import './cart-contents.css';
import { texts } from '@tokhi/contract/texts/texts';
import { cartCount } from '@tokhi/rules/cart/cart-badge';
import { cartTotals } from '@tokhi/rules/cart/cart-totals';
import { formatTug } from '@tokhi/rules/money/money';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { useRef, useState } from 'react';
import { useCart } from '../../local/cart.ts';
import type { CartProduct } from '../../local/cart-storage.ts';
import { Bonus } from '../../money/bonus.tsx';
import { CartRow } from './cart-row.tsx';
import { RemovedRow } from './removed-row.tsx';
import { takeOut } from './take-out.ts';

interface Removed {
  product: CartProduct;
  place: number;
  undo: () => void;
}

/** Rows and total of the cart. A removed product can be put back in its old place. */
export function CartContents() {
  const { lines, products } = useCart();
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);

  function handleRemove(product: CartProduct) {
    const place = lines.findIndex(({ code }) => code === product.code);
    setRemoved({ product, place, undo: takeOut([product.code]) });
  }

  function handleUndo() {
    removed?.undo();
    setRemoved(null);
    // The pressed button is gone, and its focus with it.
    list.current?.focus();
  }

  const rows = lines.flatMap(({ code, quantity }) => {
    const product = products.get(code);
    return product === undefined
      ? []
      : [<CartRow key={code} product={product} quantity={quantity} onRemove={() => handleRemove(product)} />];
  });
  // Not if it was added again meanwhile.
  if (removed !== null && lines.every(({ code }) => code !== removed.product.code)) {
    rows.splice(removed.place, 0, <RemovedRow key="removed" name={removed.product.name} onUndo={handleUndo} />);
  }

  const totals = cartTotals(lines, products);
  return (
    <>
      {rows.length > 0 && (
        <ul ref={list} className="cart-rows" tabIndex={-1}>
          {rows}
        </ul>
      )}
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="cart-foot">
          <output className="cart-total">
            <span className="cart-total__line">
              <span>
                {totals.products === cartCount(lines) ? 'Барааны дүн' : `Сонгосон ${totals.products} барааны дүн`}
              </span>
              <b>{formatTug(totals.amountTug)}</b>
            </span>
            {totals.bonus > 0 && <Bonus points={totals.bonus} chip />}
          </output>
          <ButtonLink to="/cart?role=cart" wide>
            Сагс руу очих
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function EmptyCart() {
  return (
    <div className="cart-empty">
      <p className="cart-empty__title">{texts.cartEmpty}</p>
      <p>Таалагдсан бараагаа нэмээрэй. Сагс тань энэ төхөөрөмжид хадгалагдана.</p>
      <ButtonLink to="/top-20" size="s">
        Эрэлттэй бараа үзэх
      </ButtonLink>
    </div>
  );
}
