import './product-card.css';
import { texts } from '@tokhi/contract/texts/texts';
import { formatTug } from '@tokhi/rules/money/money';
import { Link } from 'react-router';
import { productAddress, subCategoryAddress } from '../../addresses.ts';
import { Bonus } from '../../money/bonus.tsx';
import { Price } from '../../money/price.tsx';
import { AddToCartButton } from '../cart/public.ts';
import { CompareButton } from '../compare/public.ts';
import { BellButton, HeartButton } from '../saved/public.ts';
import type { CardView } from './card.present.ts';
import { CardBadges } from './card-badges.tsx';
import { CardColours } from './card-colours.tsx';
import { CardPicture } from './card-picture.tsx';
import { StockLine } from './stock-line.tsx';
import { useCardColour } from './use-card-colour.ts';

const SIZES = '(max-width: 767.98px) 50vw, (max-width: 1199.98px) 33vw, 320px';

/** A product in a grid: what is seen and read is one link, with the ways by its shelf and its code below, colours and buttons above it. */
export function ProductCard({ card: listed, first = false }: { card: CardView; first?: boolean }) {
  const { card, chosen, choose } = useCardColour(listed);
  const { price, stock, validity, subCategory } = card;
  const address = productAddress(card.code);
  return (
    <article className={stock.kind === 'none' ? 'card card--out' : 'card'}>
      <Link className="card__link" to={address} prefetch="intent" discover="none">
        <CardPicture key={card.code} card={card} sizes={SIZES} first={first || card !== listed} />
        <h3 className="card__name">{card.name}</h3>
        <p className="card__type">
          {card.type}
          {card.size !== '' && (
            <>
              , <span className="nowrap">{card.size}</span>
            </>
          )}
        </p>
        <Price price={price} />
        {price.kind === 'family' && <p className="card__valid card__valid--family">Гэр бүлийн үнэ</p>}
        {validity !== null && (
          <p className="card__valid">
            {texts.validity}: <span className="nowrap">{validity}</span>
          </p>
        )}
        <p className="card__meta">
          {card.bonusInGrid !== null && <Bonus points={card.bonusInGrid} />}
          <StockLine stock={stock} />
        </p>
      </Link>
      <CardColours
        className="card__colours"
        name={listed.name}
        dots={listed.dots}
        own={listed.code}
        chosen={chosen}
        onChoose={choose}
      />
      {card !== listed && (
        <output className="vh">
          {card.colour}: {formatTug(price.nowTug)}, {stock.line}
        </output>
      )}
      <p className="card__ways">
        <Link className="card__way" to={subCategoryAddress(subCategory.code)} discover="none">
          {subCategory.name}
        </Link>
        <Link className="card__way nowrap" to={address} discover="none">
          <span className="vh">{`${card.name}, код `}</span>
          {card.printedCode}
        </Link>
      </p>
      <CardBadges card={card} />
      <HeartButton className="card__heart" code={card.code} name={card.name} image={card.cart.image} compact />
      <CompareButton className="card__compare" code={card.code} name={card.name} compact />
      {stock.kind === 'none' ? (
        <BellButton className="card__add" code={card.code} name={card.name} compact />
      ) : (
        <AddToCartButton className="card__add" product={card.cart} compact />
      )}
    </article>
  );
}
