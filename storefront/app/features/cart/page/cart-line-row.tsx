import './cart-line-row.css';
import { formatTug } from '@tokhi/rules/money/money';
import { cartRowPrice } from '@tokhi/rules/money/price-shown';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Stepper } from '@tokhi/ui/form/stepper.tsx';
import { Badge } from '@tokhi/ui/show/badge.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { productAddress } from '../../../addresses.ts';
import { setCartChecked, setCartQuantity } from '../../../local/cart-changes.ts';
import type { CartProduct } from '../../../local/cart-storage.ts';
import { Bonus } from '../../../money/bonus.tsx';
import { Price } from '../../../money/price.tsx';
import { productThumbnail } from '../../../pictures/square-picture.ts';
import { badgesOf, cutBadge, StockLine } from '../../cards/public.ts';
import { BellButton, HeartButton } from '../../saved/public.ts';
import { stockOfLine } from './stock-of-line.ts';

interface CartLineRowProps {
  product: CartProduct;
  quantity: number;
  checked: boolean;
  onRemove: () => void;
}

/** A row of the cart page (spec §2). An unticked row stays in the cart but not in the total. */
export function CartLineRow({ product, quantity, checked, onRemove }: CartLineRowProps) {
  const { code, name, type, colour, remain, badges } = product;
  const [now] = useState(() => new Date());
  const price = cartRowPrice({ ...product, family: badges.IKEA_family_price === 1 }, quantity);
  const worn = [cutBadge(price) ?? [], badgesOf(badges)].flat();
  const soldOut = remain === 0;
  const off = soldOut || !checked;
  return (
    <li className={off ? 'line line--off' : 'line'}>
      <Checkbox
        className="line__check"
        label={<span className="vh">Сонгох: {name}</span>}
        checked={checked}
        onChange={(event) => setCartChecked([code], event.target.checked)}
      />
      <Link className="line__picture" to={productAddress(code)} tabIndex={-1} aria-hidden="true">
        <ImageWell picture={productThumbnail(product.image)} alt="" sizes="128px" />
      </Link>
      <div className="line__body">
        <h2 className="line__name">
          <Link to={productAddress(code)}>{name}</Link>
        </h2>
        <p className="line__type">{[type, colour].filter(Boolean).join(', ')}</p>
        <p className="line__meta">
          <StockLine stock={stockOfLine(product, now)} />
          {!soldOut && price.bonus > 0 && <Bonus points={price.bonus} />}
        </p>
        {worn.length > 0 && (
          <p className="line__badges">
            {worn.map((badge) => (
              <Badge key={badge.text} {...badge} />
            ))}
          </p>
        )}
        {soldOut && <BellButton code={code} name={name} />}
        {off && (
          <p className="line__note">{soldOut ? 'Дүнд ороогүй, сагсанд хэвээр' : 'Сонгоогүй тул нийт дүнд ороогүй'}</p>
        )}
      </div>
      <div className="line__foot">
        {!soldOut && (
          <div className="line__quantity">
            <Stepper
              label={`${name}, тоо ширхэг`}
              value={quantity}
              min={1}
              max={remain}
              onChange={(typed) => setCartQuantity(code, typed)}
            />
          </div>
        )}
        <div className="line__price">
          <Price price={price} />
          {quantity > 1 && (
            <span className="line__unit">
              {formatTug(price.unitTug)} × {quantity}
            </span>
          )}
        </div>
      </div>
      <div className="line__tools">
        <HeartButton code={code} name={name} image={product.image} compact />
        <IconButton label={`Сагснаас хасах: ${name}`} onClick={onRemove}>
          <Icon name="trash-2" />
        </IconButton>
      </div>
    </li>
  );
}
