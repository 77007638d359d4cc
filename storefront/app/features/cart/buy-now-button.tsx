import { Button } from '@tokhi/ui/form/button.tsx';
import type { ButtonLook } from '@tokhi/ui/form/button-class.ts';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { useNavigate } from 'react-router';
import type { CartProduct } from '../../local/cart-storage.ts';
import { putIn } from './put-in.ts';
import { useSingleClick } from './use-single-click.ts';
import { whyNotPutIn } from './why-not-put-in.ts';

interface BuyNowButtonProps extends ButtonLook {
  product: CartProduct;
  quantity: number;
  label: string;
}

/** Adds the product, then goes to the cart (spec §2: buy-now, and «pay» in the bar of a phone). */
export function BuyNowButton({ product, quantity, label, ...look }: BuyNowButtonProps) {
  const navigate = useNavigate();
  const handleClick = useSingleClick(() => {
    const result = putIn(product, quantity);
    if (result === 'added') void navigate('/cart?role=cart');
    else toastFailure(whyNotPutIn[result]);
  });
  return (
    <Button {...look} className="add-wide" onClick={handleClick}>
      {label}
    </Button>
  );
}
