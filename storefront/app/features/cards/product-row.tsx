import './product-row.css';
import { texts } from '@tokhi/contract/texts/texts';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { Link } from 'react-router';
import { productAddress, subCategoryAddress } from '../../addresses.ts';
import { Bonus } from '../../money/bonus.tsx';
import { Price } from '../../money/price.tsx';
import { AddToCartButton } from '../cart/public.ts';
import { CompareButton } from '../compare/public.ts';
import { BellButton, HeartButton } from '../saved/public.ts';
import type { ListedCard } from './card.present.ts';
import { CardBadges } from './card-badges.tsx';
import { Rating } from './rating.tsx';
import { StockLine } from './stock-line.tsx';

const SIZES = '(max-width: 767.98px) 116px, 232px';

/** A product in a list (spec §2 Product cards): with rating, colour and a link to its sub-category. */
export function ProductRow({ card: { seen: card, cart }, first }: { card: ListedCard; first: boolean }) {
  // Lists of rows always come with their data.
  if (card === null) return null;
  const { price, stock, validity, rating, subCategory } = card;
  const address = productAddress(card.code);
  return (
    <article className={stock.kind === 'none' ? 'prow prow--out' : 'prow'}>
      {/* The name below is the link for screen readers and the keyboard; this one is for pointers. */}
      <Link className="prow__picture" to={address} tabIndex={-1} aria-hidden="true">
        <ImageWell picture={card.picture} alt="" sizes={SIZES} first={first} />
        <CardBadges card={card} />
      </Link>
      <div>
        <h3 className="prow__name">
          <Link to={address} prefetch="intent">
            {card.name}
          </Link>
        </h3>
        <p className="prow__type">{card.type}</p>
        <p className="prow__rate">
          <Rating rating={rating} />
        </p>
        <ul className="prow__facts">
          {card.size !== '' && (
            <li>
              Хэмжээ: <b className="nowrap">{card.size}</b>
            </li>
          )}
          {card.colour !== '' && (
            <li>
              Өнгө: <b>{card.colour}</b>
            </li>
          )}
          <li>
            Код:{' '}
            <Link className="prow__way" to={address}>
              {card.printedCode}
            </Link>
          </li>
          <li>
            <Link className="prow__way" to={subCategoryAddress(subCategory.code)}>
              {subCategory.name}
            </Link>
          </li>
          <li>
            <StockLine stock={stock} />
          </li>
        </ul>
      </div>
      <div className="prow__buy">
        <Price price={price} />
        {price.kind === 'family' && <p className="prow__valid prow__valid--family">Гэр бүлийн үнэ</p>}
        {validity !== null && (
          <p className="prow__valid">
            {texts.validity}: <span className="nowrap">{validity}</span>
          </p>
        )}
        <Bonus points={card.bonus} />
        <div className="prow__actions">
          {stock.kind === 'none' ? (
            <BellButton code={card.code} name={card.name} />
          ) : (
            <AddToCartButton product={cart} />
          )}
          <div className="prow__marks">
            <HeartButton code={card.code} name={card.name} image={cart.image} />
            <CompareButton code={card.code} name={card.name} />
          </div>
        </div>
      </div>
    </article>
  );
}
