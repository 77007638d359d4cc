import './product-links.css';
import { formatTug } from '@tokhi/rules/money/money';
import { Link } from 'react-router';
import { productAddress } from '../../addresses.ts';
import type { SmallProduct } from './small-product.ts';

/** Products as links with their prices: a tab that nobody has opened needs no pictures. */
export function ProductLinks({ products }: { products: Pick<SmallProduct, 'code' | 'name' | 'type' | 'price'>[] }) {
  return (
    <ul className="product-links">
      {products.map(({ code, name, type, price }) => (
        <li key={code}>
          <Link to={productAddress(code)} discover="none">
            {`${name}, ${type}`}
          </Link>
          {` ${formatTug(price.nowTug)}`}
        </li>
      ))}
    </ul>
  );
}
