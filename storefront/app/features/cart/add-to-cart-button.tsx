import './add-to-cart-button.css';
import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import type { ButtonLook } from '@tokhi/ui/form/button-class.ts';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { Plus, ShoppingBag } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import type { CartProduct } from '../../local/cart-storage.ts';
import { openCart } from './cart-opening.ts';
import { putIn } from './put-in.ts';
import { whyNotPutIn } from './why-not-put-in.ts';

const DOUBLE_CLICK_MS = 300;

interface AddToCartButtonProps extends ButtonLook {
  product: CartProduct;
  quantity?: number;
  /** A round button with an icon, for the corner of a card. */
  compact?: boolean;
  /** A square button beside another one: its words are for those who do not see the icon. */
  short?: boolean;
}

/** Puts a product into the cart and says so, or says that not so many remain (spec §5). */
export function AddToCartButton({
  product,
  quantity = 1,
  compact = false,
  short = false,
  ...look
}: AddToCartButtonProps) {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  function handleClick(event: MouseEvent) {
    // The second half of a double click: somebody who wants two presses twice.
    const isDouble = event.detail > 1 && event.timeStamp - pressedAt.current < DOUBLE_CLICK_MS;
    pressedAt.current = event.timeStamp;
    if (isDouble) return;
    const result = putIn(product, quantity);
    if (result === 'added') toastSuccess(texts.productAdded, { label: 'Сагс үзэх', onClick: openCart });
    else toastFailure(whyNotPutIn[result]);
  }
  // The same words stand on every card of a list; the product tells them apart.
  const label = `${texts.addToCart}: ${product.name}`;
  if (compact) {
    return (
      <button type="button" className="add" aria-label={label} onClick={handleClick}>
        <ShoppingBag className="icon" />
      </button>
    );
  }
  return (
    <Button
      kind="tint"
      {...look}
      className="add-wide"
      icon={short ? <Plus className="icon" /> : <ShoppingBag className="icon" />}
      aria-label={label}
      onClick={handleClick}
    >
      {short ? <span className="vh">{texts.addToCart}</span> : texts.addToCart}
    </Button>
  );
}
