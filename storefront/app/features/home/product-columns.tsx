import './product-columns.css';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { productAddress } from '../../addresses.ts';
import { SmallPrice } from '../../money/small-price.tsx';
import { productThumbnail } from '../../pictures/square-picture.ts';
import { Rating } from '../cards/public.ts';
import type { HomeColumns, RatedProduct } from './home.present.ts';

/** The three blocks at the end of the page: top brand, last chance, top rated (spec §2 Home page). */
export function ProductColumns({ columns: { topBrand, lastChance, topRated } }: { columns: HomeColumns }) {
  return (
    <>
      <Column title="Шилдэг брэнд" products={topBrand} />
      <Column title="Сүүлчийн боломж" products={lastChance} />
      <Column title="Өндөр үнэлгээтэй" products={topRated} />
    </>
  );
}

function Column({ title, products }: { title: string; products: RatedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section>
      <h2 className="columns__title">{title}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.code}>
            <Row product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ product: { code, name, type, image, price, rating } }: { product: RatedProduct }) {
  return (
    <a className="columns__row" href={productAddress(code)}>
      <ImageWell className="columns__well" picture={productThumbnail(image)} alt="" sizes="72px" />
      <span className="columns__text">
        <b>{name}</b>
        <span>{type}</span>
        <span className="columns__rating">
          <Rating rating={rating} />
        </span>
      </span>
      <SmallPrice className="columns__price" price={price} />
    </a>
  );
}
