import './product-card.css';
import { formatTug } from '@tokhi/rules/money/money';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { StaticHtml } from '@tokhi/ui/start/static-html.tsx';
import type { MouseEvent } from 'react';
import { AddToCartButton } from '../cart/public.ts';
import { CompareButton } from '../compare/public.ts';
import { BellButton, HeartButton } from '../saved/public.ts';
import type { ListedCard } from './card.present.ts';
import { pressedColour } from './pressed-colour.ts';
import { SecondPicture, useSecondPicture } from './second-picture.tsx';
import { useCardColour } from './use-card-colour.ts';

// Where the page came as HTML, it is needed only for another colour.
const SeenProduct = lazyPart(() => import('./seen-product.tsx'), 'SeenProduct');

/** A product in a grid: static content, and its buttons, the only hydrated part. */
export function ProductCard({ card: listed, first = false }: { card: ListedCard; first?: boolean }) {
  const { card, choose } = useCardColour(listed);
  const { second, comeNear } = useSecondPicture();
  const { seen, cart } = card;
  const isOther = card !== listed;
  const { code, name } = cart;
  function handleClick(event: MouseEvent) {
    const colour = pressedColour(event);
    if (colour !== null) choose(colour);
  }
  return (
    <article className={cart.remain === 0 ? 'card card--out' : 'card'} onPointerEnter={comeNear}>
      <StaticHtml key={code} className="card__seen" onClick={handleClick}>
        {seen && <SeenProduct card={seen} own={listed.cart.code} first={first || isOther} />}
      </StaticHtml>
      <SecondPicture key={second} files={second} />
      {isOther && seen && (
        <output className="vh">
          {seen.colour}: {formatTug(seen.price.nowTug)}, {seen.stock.line}
        </output>
      )}
      <HeartButton className="card__heart" code={code} name={name} image={cart.image} compact />
      <CompareButton className="card__compare" code={code} name={name} compact />
      {cart.remain === 0 ? (
        <BellButton className="card__add" code={code} name={name} compact />
      ) : (
        <AddToCartButton className="card__add" product={cart} compact />
      )}
    </article>
  );
}
