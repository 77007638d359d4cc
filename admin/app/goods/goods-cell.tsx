import './goods-cell.css';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';

interface GoodsCellProps {
  code: string;
  name: string;
  picture: string | null;
  /** After the code: whose it is. */
  note?: string | undefined;
}

/** A product in a table row: its picture, its name with a link to its page, and its code. */
export const GoodsCell = ({ code, name, picture, note }: GoodsCellProps) => (
  <span className="goods-cell">
    <span className="goods-cell__picture">
      {picture === null ? <Icon name="package" /> : <img src={`/images/product/${picture}`} alt="" loading="lazy" />}
    </span>
    <span>
      <Link className="goods-cell__name" to={`/products/${code}`}>
        {name}
      </Link>
      <small>{[formatProductCode(code), note].filter(Boolean).join(', ')}</small>
    </span>
  </span>
);
