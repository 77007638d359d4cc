import './viewed-row.css';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { productAddress } from '../../addresses.ts';
import { clearViewed, type ViewedProduct } from '../../local/recently.ts';
import { SmallPrice } from '../../money/small-price.tsx';
import { productThumbnail } from '../../pictures/square-picture.ts';
import { priceWhenViewed } from './price-when-viewed.ts';

/** The row of recently viewed products, to page through. */
export function ViewedRow({ products }: { products: readonly ViewedProduct[] }) {
  const row = useRef<HTMLUListElement>(null);
  function turn(direction: 1 | -1) {
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' });
  }
  return (
    <section className="section recent" aria-labelledby="recently-viewed">
      <div className="recent__head">
        <h2 className="recent__title" id="recently-viewed">
          Сүүлд үзсэн
        </h2>
        <button type="button" className="recent__forget" onClick={clearViewed}>
          Түүх цэвэрлэх
        </button>
        <span className="recent__turn">
          <IconButton label="Өмнөх бараа" onClick={() => turn(-1)}>
            <Icon name="chevron-left" />
          </IconButton>
          <IconButton label="Дараах бараа" onClick={() => turn(1)}>
            <Icon name="chevron-right" />
          </IconButton>
        </span>
      </div>
      <ul className="recent__row" ref={row}>
        {products.map((product) => (
          <li key={product.code}>
            <Viewed product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Viewed({ product }: { product: ViewedProduct }) {
  return (
    <Link className="recent__tile" to={productAddress(product.code)}>
      <ImageWell picture={productThumbnail(product.image)} alt="" sizes="176px" />
      <b className="recent__name">{product.name}</b>
      <span className="recent__type">{product.type}</span>
      <span className="recent__price">
        <SmallPrice price={priceWhenViewed(product)} />
      </span>
    </Link>
  );
}
