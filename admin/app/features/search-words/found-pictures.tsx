import { Icon } from '../../icons/icon.tsx';
import type { FoundProduct } from './search-words-query.ts';

/** The first products that a text finds. */
export const FoundPictures = ({ products }: { products: readonly FoundProduct[] }) => (
  <ul className="found-pictures">
    {products.map(({ code, name, picture, in_stock }) => (
      <li key={code}>
        <span className="found-pictures__picture">
          {picture === null ? (
            <Icon name="circle-alert" />
          ) : (
            <img src={`/images/product/${picture}`} alt="" loading="lazy" />
          )}
        </span>
        <b title={name}>{name}</b>
        {!in_stock && <span className="search-words__bad">дууссан</span>}
      </li>
    ))}
  </ul>
);
