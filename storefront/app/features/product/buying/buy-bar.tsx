import './buy-bar.css';
import { ShoppingBag } from 'lucide-react';
import { AddToCartButton, CartCount, openCart } from '../../cart/public.ts';
import { CompareButton } from '../../compare/public.ts';
import { BellButton, HeartButton } from '../../saved/public.ts';
import type { ProductView } from '../product.present.ts';

/** On a phone always at hand (spec §2): compare, save, the cart with its count, into the cart. */
export function BuyBar({ product, quantity }: { product: ProductView; quantity: number }) {
  return (
    <section className="buybar" aria-label="Худалдан авах">
      <CompareButton code={product.code} name={product.name} compact />
      <HeartButton code={product.code} name={product.name} compact />
      <button type="button" className="icon-btn buybar__cart" aria-label="Сагс үзэх" onClick={openCart}>
        <ShoppingBag className="icon" />
        <CartCount />
      </button>
      {product.stock.kind === 'none' ? (
        <BellButton code={product.code} name={product.name} />
      ) : (
        <AddToCartButton product={product.cart} quantity={quantity} kind="primary" wide />
      )}
    </section>
  );
}
