import './product-actions.css';
import { CompareButton } from '../compare/public.ts';
import { HeartButton } from '../saved/public.ts';
import type { ProductView } from './product.present.ts';
import { ShareProduct } from './share-product.tsx';

/** The actions for a product besides buying it. */
export function ProductActions({ product }: { product: ProductView }) {
  return (
    <div className="actions">
      <HeartButton code={product.code} name={product.name} image={product.cart.image} />
      <CompareButton code={product.code} name={product.name} />
      <ShareProduct title={product.title} />
    </div>
  );
}
