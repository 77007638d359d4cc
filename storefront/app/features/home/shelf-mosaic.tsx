import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { productAddress } from '../../addresses.ts';
import { Price } from '../../money/price.tsx';
import { SmallPrice } from '../../money/small-price.tsx';
import { productThumbnail } from '../../pictures/square-picture.ts';
import type { CardView, SmallProduct } from '../cards/public.ts';
import type { ShelfGoods } from './home.present.ts';

/** One large product in the middle and the others around it. */
export function ShelfMosaic({ large, small }: ShelfGoods) {
  return (
    <>
      <Large card={large} />
      {small.map((product) => (
        <Small key={product.code} product={product} />
      ))}
    </>
  );
}

function Large({ card }: { card: CardView }) {
  return (
    <div className="mosaic__large">
      <a className="mosaic__link" href={productAddress(card.code)}>
        <ImageWell className="mosaic__well" picture={card.picture} alt="" sizes="(max-width: 767.98px) 264px, 424px" />
        <b className="mosaic__name">{card.name}</b>
        <span className="mosaic__type">
          {card.type}
          {card.size !== '' && `, ${card.size}`}
        </span>
      </a>
      <div className="mosaic__foot">
        <Price price={card.price} />
        {card.stock.kind !== 'none' && (
          <Button
            kind="primary"
            size="s"
            className="add-wide"
            icon={<Icon name="shopping-bag" />}
            aria-label={`${texts.addToCart}: ${card.name}`}
          >
            {texts.addToCart}
          </Button>
        )}
      </div>
    </div>
  );
}

function Small({ product: { code, name, type, image, price } }: { product: SmallProduct }) {
  return (
    <a className="mini" href={productAddress(code)}>
      <ImageWell picture={productThumbnail(image)} alt="" sizes="204px" />
      <b className="mini__name">{name}</b>
      <span className="mini__type">{type}</span>
      <SmallPrice className="mini__price" price={price} />
    </a>
  );
}
