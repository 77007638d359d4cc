import './product-links.css';
import { formatTug } from '@tokhi/rules/money/money';
import { productAddress } from '../../addresses.ts';
import type { SmallProduct } from './small-product.ts';

/** Products as links with their prices: an unopened tab needs no pictures. */
export function ProductLinks({ products }: { products: Pick<SmallProduct, 'code' | 'name' | 'type' | 'price'>[] }) {
  return (
    <p className="product-links">
      {products.map(({ code, name, type, price }) => (
        <a key={code} href={productAddress(code)}>
          {`${name}, ${type} ${formatTug(price.nowTug)}`}
        </a>
      ))}
    </p>
  );
}
