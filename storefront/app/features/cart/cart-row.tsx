import './cart-row.css';
import { formatTug } from '@tokhi/rules/money/money';
import { cartRowPrice } from '@tokhi/rules/money/price-shown';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Stepper } from '@tokhi/ui/form/stepper.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { Link } from 'react-router';
import { productAddress } from '../../addresses.ts';
import { setCartQuantity } from '../../local/cart-changes.ts';
import type { CartProduct } from '../../local/cart-storage.ts';
import { productThumbnail } from '../../pictures/square-picture.ts';

interface CartRowProps {
  product: CartProduct;
  quantity: number;
  onRemove: () => void;
}

/** A product in the open cart. */
export function CartRow({ product, quantity, onRemove }: CartRowProps) {
  const { code, name, type, colour, remain } = product;
  // The drop-down shows one figure, what the pieces cost now; the cart page says whose price it is.
  const price = cartRowPrice({ ...product, family: false }, quantity);
  return (
    <li className="cart-row">
      <Link className="cart-row__link" to={productAddress(code)}>
        <ImageWell picture={productThumbnail(product.image)} alt="" sizes="72px" />
        <span className="cart-row__text">
          <b className="cart-row__name">{name}</b>
          <span>{[type, colour].filter(Boolean).join(', ')}</span>
        </span>
      </Link>
      <IconButton className="cart-row__remove" label={`Сагснаас хасах: ${name}`} onClick={onRemove}>
        <Icon name="trash-2" />
      </IconButton>
      <div className="cart-row__foot">
        <Stepper
          label={`${name}, тоо ширхэг`}
          value={quantity}
          min={1}
          max={Math.max(remain, 1)}
          onChange={(typed) => setCartQuantity(code, typed)}
        />
        <p className="cart-row__price">
          <b>{formatTug(price.nowTug)}</b>
          {quantity > 1 && (
            <span>
              {formatTug(price.unitTug)} × {quantity}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
