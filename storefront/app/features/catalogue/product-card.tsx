import './product-card.css';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Bonus } from '../../ui/bonus.tsx';
import { Price } from '../../ui/price.tsx';
import { Well } from '../../ui/well.tsx';
import type { CardView } from './card.present.ts';

const SIZES = '(max-width: 767.98px) 50vw, (max-width: 1199.98px) 33vw, 312px';
const BADGES_ON_A_CARD = 2;

/** A product in a list: the whole card is one link. */
export function ProductCard({ card }: { card: CardView }) {
  const { price, stock, validUntil } = card;
  return (
    <article className={stock.kind === 'none' ? 'card card--out' : 'card'}>
      <Link className="card__link" to={`/single-product/${encodeURIComponent(card.code)}`} prefetch="intent">
        <Well picture={card.picture} alt="" sizes={SIZES} />
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
        {price.kind === 'cut' && validUntil !== null && <p className="card__valid">{validUntil} хүртэл хүчинтэй</p>}
        <p className="card__meta">
          <Bonus points={card.bonus} />
          <span className={`stock stock--${stock.kind}`}>{stock.line}</span>
        </p>
      </Link>
      <div className="card__badges">
        {card.badges.slice(0, BADGES_ON_A_CARD).map((badge) => (
          <Badge key={badge.text} {...badge} />
        ))}
      </div>
    </article>
  );
}
