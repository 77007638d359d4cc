import './buy-bar.css';
import { formatTug } from '@tokhi/rules/money/money';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { AddToCartButton, BuyNowButton, CartCount, openCart } from '../../cart/public.ts';
import { CompareButton } from '../../compare/public.ts';
import { BellButton, HeartButton } from '../../saved/public.ts';
import type { ProductView } from '../product.present.ts';

/** Always visible on a phone (spec §2): compare, save, the cart with its count, add to cart, pay; and the price. */
export function BuyBar({ product, quantity }: { product: ProductView; quantity: number }) {
  const soldOut = product.stock.kind === 'none';
  return (
    <section className={soldOut ? 'buybar buybar--none' : 'buybar'} aria-label="Худалдан авах">
      <p className="buybar__price">
        <b>{formatTug(product.price.nowTug)}</b>
        <span>{product.name}</span>
      </p>
      <CompareButton code={product.code} name={product.name} compact />
      <HeartButton code={product.code} name={product.name} image={product.cart.image} compact />
      <button type="button" className="icon-btn buybar__cart" aria-label="Сагс үзэх" onClick={openCart}>
        <Icon name="shopping-bag" />
        <CartCount />
      </button>
      {soldOut ? (
        <BellButton code={product.code} name={product.name} />
      ) : (
        <>
          <AddToCartButton product={product.cart} quantity={quantity} short />
          <BuyNowButton product={product.cart} quantity={quantity} label="Авах" wide />
        </>
      )}
    </section>
  );
}
