import './saved-tab.css';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { fill } from '@tokhi/contract/texts/fill-text';
import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { productAddress } from '../../../addresses.ts';
import { useViewer } from '../../../calls/viewer.ts';
import { Price } from '../../../money/price.tsx';
import { productThumbnail } from '../../../pictures/square-picture.ts';
import { type CardView, cardView, StockLine } from '../../cards/public.ts';
import { BellButton, HeartButton } from '../../saved/public.ts';
import { sayPutIn } from '../say-put-in.ts';
import { useSingleClick } from '../use-single-click.ts';
import { CustomersTab } from './customers-tab.tsx';

/** The second tab: saved products, to remove or to put into the cart. */
export function SavedTab() {
  return <CustomersTab>{({ fav }) => <Saved saved={fav} />}</CustomersTab>;
}

function Saved({ saved }: { saved: ProductCard[] }) {
  const [now] = useState(() => new Date());
  const viewer = useViewer();
  // Emptying a product's heart removes the product at once.
  const shown = saved.filter(({ code }) => viewer === null || viewer.saved.has(code));
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="heart" />}
        title="Хадгалсан бараа алга"
        level={2}
        actions={<ButtonLink to="/top-20">Бараа үзэх</ButtonLink>}
      >
        <p>Зүрхэн тэмдэг дээр дарж хадгална. Үнэ буувал бид мэдэгдэнэ.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="cart-page__lead">Хадгалсан барааны үнэ буувал бид танд имэйлээр мэдэгдэнэ.</p>
      <ul>
        {shown.map((product) => (
          <SavedRow key={product.code} card={cardView(product, now)} />
        ))}
      </ul>
    </>
  );
}

function SavedRow({ card }: { card: CardView }) {
  const { code, name, cart } = card;
  const handleAdd = useSingleClick(() => sayPutIn(cart, 1, fill(texts.modelAdded, { model: name })));
  return (
    <li className="saved-row">
      <Link className="saved-row__link" to={productAddress(code)}>
        <ImageWell picture={productThumbnail(cart.image)} alt="" sizes="96px" />
        <span className="saved-row__text">
          <b className="saved-row__name">{name}</b>
          <span className="saved-row__type">{[card.type, card.colour].filter(Boolean).join(', ')}</span>
          <StockLine stock={card.stock} />
        </span>
      </Link>
      <Price price={card.price} />
      <div className="saved-row__tools">
        <HeartButton code={code} name={name} image={cart.image} compact />
        {card.stock.kind === 'none' ? (
          <BellButton code={code} name={name} />
        ) : (
          <Button
            kind="tint"
            icon={<Icon name="shopping-bag" />}
            aria-label={`${texts.addToCart}: ${name}`}
            onClick={handleAdd}
          >
            {texts.addToCart}
          </Button>
        )}
      </div>
    </li>
  );
}
