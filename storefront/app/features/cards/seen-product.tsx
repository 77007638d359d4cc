import { texts } from '@tokhi/contract/texts/texts';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { productAddress, subCategoryAddress } from '../../addresses.ts';
import { Bonus } from '../../money/bonus.tsx';
import { Price } from '../../money/price.tsx';
import type { SeenCard } from './card.present.ts';
import { CardBadges } from './card-badges.tsx';
import { CardColours } from './card-colours.tsx';
import { CARD_SIZES } from './card-sizes.ts';
import { StockLine } from './stock-line.tsx';

interface SeenProductProps {
  card: SeenCard;
  /** The colour that is first among its colours. */
  own: string;
  /** Its picture is loaded at once. */
  first: boolean;
}

/** The visible part of a card: one link, below it the links of its sub-category and code, above it its colours. */
export function SeenProduct({ card, own, first }: SeenProductProps) {
  const { code, name, price, validity, subCategory } = card;
  const address = productAddress(code);
  return (
    <>
      <a className="card__link" href={address} data-second={card.hoverPicture?.webp}>
        <ImageWell className="card__well" picture={card.picture} alt="" sizes={CARD_SIZES} first={first} />
        <h3 className="card__name">{name}</h3>
        <p className="card__type">
          {card.size === '' ? card.type : `${card.type}, ${card.size.replaceAll(' ', '\u00a0')}`}
        </p>
        <Price price={price} />
        {price.kind === 'family' && <p className="card__valid card__valid--family">Гэр бүлийн үнэ</p>}
        {validity !== null && (
          <p className="card__valid">{`${texts.validity}: ${validity.replaceAll(' ', '\u00a0')}`}</p>
        )}
        <p className="card__meta">
          {card.bonusInGrid !== null && <Bonus points={card.bonusInGrid} />}
          <StockLine stock={card.stock} />
        </p>
      </a>
      <CardColours name={name} dots={card.dots} own={own} chosen={code} />
      <a className="card__way" href={subCategoryAddress(subCategory.code)}>
        {subCategory.name}
      </a>
      <a className="card__way card__way--code" href={address} aria-label={`${name}, код ${card.printedCode}`}>
        {card.printedCode}
      </a>
      <CardBadges card={card} />
    </>
  );
}
