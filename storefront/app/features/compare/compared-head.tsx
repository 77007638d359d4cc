import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { Link } from 'react-router';
import { productAddress } from '../../addresses.ts';
import { removeFromCompare } from '../../local/compare.ts';
import { Price } from '../../money/price.tsx';
import type { CardView } from '../cards/public.ts';
import { AddToCartButton } from '../cart/public.ts';

/** The head of a column: product, price, and buttons to add to the cart and to remove. */
export function ComparedHead({ card }: { card: CardView }) {
  return (
    <th scope="col">
      <div className="cmp__top">
        <Link className="cmp__product" to={productAddress(card.code)}>
          <ImageWell picture={card.picture} alt="" sizes="(max-width: 767.98px) 148px, 264px" />
          <b className="cmp__name">{card.name}</b>
          <span>{card.type}</span>
        </Link>
        <IconButton label={`Хасах: ${card.name}`} className="cmp__remove" onClick={() => removeFromCompare(card.code)}>
          <Icon name="x" />
        </IconButton>
      </div>
      <Price price={card.price} />
      {card.stock.kind !== 'none' && (
        <div className="cmp__buy">
          <AddToCartButton product={card.cart} size="s" wide />
        </div>
      )}
    </th>
  );
}
