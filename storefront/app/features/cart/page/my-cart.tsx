import type { CartLine } from '@tokhi/rules/cart/cart-lines';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { useRef, useState } from 'react';
import { useCart } from '../../../local/cart.ts';
import { setCartChecked } from '../../../local/cart-changes.ts';
import { RemovedRow } from '../removed-row.tsx';
import { takeOut } from '../take-out.ts';
import { CartChanges } from './cart-changes.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { NothingInCart } from './nothing-in-cart.tsx';
import { ReadyAndOrdered } from './ready-and-ordered.tsx';
import { ShareCart } from './share-cart.tsx';
import { SharedGoods } from './shared-goods.tsx';
import { useRefreshedCart } from './use-refreshed-cart.ts';

interface Removed {
  codes: string[];
  name: string;
  place: number;
  undo: () => void;
}

/** The first tab: rows, changes and total. */
export function MyCart() {
  const { lines, products } = useCart();
  const { changes, refresh } = useRefreshedCart();
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const ticked = lines.filter(({ checked }) => checked);

  function handleRemove(codes: string[]) {
    const [first = ''] = codes;
    const name = codes.length === 1 ? (products.get(first)?.name ?? '') : `${codes.length} бараа`;
    const place = lines.findIndex(({ code }) => codes.includes(code));
    setRemoved({ codes, name, place, undo: takeOut(codes) });
  }

  function handleUndo() {
    removed?.undo();
    setRemoved(null);
    // The pressed button is gone, and its focus with it.
    list.current?.focus();
  }

  const row = ({ code, quantity, checked }: CartLine) => {
    const product = products.get(code);
    if (product === undefined) return [];
    const remove = () => handleRemove([code]);
    return [<CartLineRow key={code} product={product} quantity={quantity} checked={checked} onRemove={remove} />];
  };
  const rows = lines.flatMap(row);
  // Not if it was added again meanwhile.
  if (removed?.codes.every((code) => lines.every((line) => line.code !== code))) {
    rows.splice(removed.place, 0, <RemovedRow key="removed" name={removed.name} onUndo={handleUndo} />);
  }

  return (
    <>
      <SharedGoods />
      <CartChanges changes={changes} />
      {lines.length === 0 ? (
        <>
          <ul ref={list} tabIndex={-1} className="cart-page__rows">
            {rows}
          </ul>
          <NothingInCart />
        </>
      ) : (
        <div className="cart-page__split">
          <section aria-label="Сагсан дахь бараа">
            <div className="cart-page__all">
              <Checkbox
                label={`${ticked.length} бараа сонгосон`}
                aria-label="Бүгдийг сонгох"
                checked={ticked.length === lines.length}
                onChange={(event) =>
                  setCartChecked(
                    lines.map(({ code }) => code),
                    event.target.checked,
                  )
                }
              />
              {ticked.length > 0 && (
                <span className="cart-page__tools">
                  <ShareCart />
                  <button
                    type="button"
                    className="link cart-page__tool"
                    onClick={() => handleRemove(ticked.map(({ code }) => code))}
                  >
                    Сонгосныг устгах
                  </button>
                </span>
              )}
            </div>
            <ul ref={list} tabIndex={-1} className="cart-page__rows">
              {rows}
            </ul>
            <ReadyAndOrdered />
          </section>
          <CartSummary onRefresh={refresh} />
        </div>
      )}
    </>
  );
}
