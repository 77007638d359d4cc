import './add-to-cart-button.css';
import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import type { ButtonLook } from '@tokhi/ui/form/button-class.ts';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { ShoppingBag } from 'lucide-react';
import { addToCart } from '../../local/cart.ts';
import type { CartProduct } from '../../local/cart-storage.ts';
import { openCart } from './cart-opening.ts';

interface AddToCartButtonProps extends ButtonLook {
  product: CartProduct;
  quantity?: number;
  /** A round button with an icon, for the corner of a card. */
  compact?: boolean;
}

/** Puts a product into the cart and says so, or says that not so many remain (spec §5). */
export function AddToCartButton({ product, quantity = 1, compact = false, ...look }: AddToCartButtonProps) {
  function handleClick() {
    const result = addToCart(product, quantity);
    if (result === 'added') toastSuccess(texts.productAdded, { label: 'Сагс үзэх', onClick: openCart });
    else toastFailure(texts.insufficientStock);
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
      icon={<ShoppingBag className="icon" />}
      aria-label={label}
      onClick={handleClick}
    >
      {texts.addToCart}
    </Button>
  );
}
