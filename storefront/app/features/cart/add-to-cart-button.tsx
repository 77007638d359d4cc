import './add-to-cart-button.css';
import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import type { ButtonLook } from '@tokhi/ui/form/button-class.ts';
import { maskedIcon } from '@tokhi/ui/masks/masked-icon.ts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import type { CartProduct } from '../../local/cart-storage.ts';
import { sayPutIn } from './say-put-in.ts';
import { useSingleClick } from './use-single-click.ts';

/** «Сагсанд», «нэмэх» */
const [INTO_CART, PUT] = texts.addToCart.split(' ');

interface AddToCartButtonProps extends ButtonLook {
  product: CartProduct;
  quantity?: number;
  /** A round button with an icon, for the corner of a card. */
  compact?: boolean;
  /** A narrow button beside another one: its first word only, and no icon. */
  short?: boolean;
  /** Its position inside the parent. */
  className?: string;
}

/** «Сагсанд нэмэх» on cards, rows and the product page. */
export function AddToCartButton({
  product,
  quantity = 1,
  compact = false,
  short = false,
  className = '',
  ...look
}: AddToCartButtonProps) {
  const handleClick = useSingleClick(() => sayPutIn(product, quantity, texts.productAdded));
  // Every card of a list has the same words; the product tells them apart.
  const label = `${texts.addToCart}: ${product.name}`;
  if (compact) {
    return (
      <button
        type="button"
        className={`add ${maskedIcon('shopping-bag')} ${className}`.trim()}
        aria-label={label}
        onClick={handleClick}
      />
    );
  }
  return (
    <Button
      kind="tint"
      {...look}
      className="add-wide"
      icon={short ? undefined : <Icon name="shopping-bag" />}
      aria-label={label}
      onClick={handleClick}
    >
      {short ? (
        <span>
          {INTO_CART}
          <span className="vh"> {PUT}</span>
        </span>
      ) : (
        texts.addToCart
      )}
    </Button>
  );
}
