import './viewed-column.css';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { Link } from 'react-router';
import { productAddress } from '../../addresses.ts';
import type { ViewedProduct } from '../../local/recently.ts';
import { SmallPrice } from '../../money/small-price.tsx';
import { productThumbnail } from '../../pictures/square-picture.ts';
import { priceWhenViewed } from './price-when-viewed.ts';

/** The column of recently viewed products. */
export function ViewedColumn({ products }: { products: readonly ViewedProduct[] }) {
  return (
    <section className="viewed" aria-labelledby="viewed">
      <h2 className="viewed__title" id="viewed">
        Сүүлд үзсэн
      </h2>
      <ul>
        {products.map((product) => (
          <li key={product.code}>
            <Link className="viewed__row" to={productAddress(product.code)}>
              <ImageWell picture={productThumbnail(product.image)} alt="" sizes="64px" />
              <span className="viewed__text">
                <b>{product.name}</b>
                <span>{product.type}</span>
                <span className="viewed__price">
                  <SmallPrice price={priceWhenViewed(product)} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
