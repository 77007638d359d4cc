import './goods-rows.css';
import type { OrderLine } from '@tokhi/contract/fields/order-fields';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { Link } from 'react-router';
import { productAddress } from '../../../addresses.ts';
import { productThumbnail } from '../../../pictures/square-picture.ts';

/** A mailed link shows no prices. */
type Goods = Omit<OrderLine, 'amount'> & { amount?: number };

/** The lines of an order, as they were sold (spec §2 Order page). */
export const GoodsRows = ({ lines }: { lines: readonly Goods[] }) => (
  <ul className="ogoods">
    {lines.map((line) => (
      <li key={line.code}>
        <GoodsRow line={line} />
      </li>
    ))}
  </ul>
);

function GoodsRow({ line: { code, name, image, color_name, quantity, amount } }: { line: Goods }) {
  return (
    <Link className="ogoods__row" to={productAddress(code)}>
      <ImageWell picture={productThumbnail(image)} alt="" sizes="72px" />
      <span className="ogoods__text">
        <b>{name}</b>
        <span>{color_name}</span>
        <span>Код {formatProductCode(code)}</span>
      </span>
      <span className="ogoods__price">
        {amount !== undefined && <b>{formatTug(amount * quantity)}</b>}
        <span>{amount === undefined ? `${quantity} ширхэг` : `${quantity} × ${formatTug(amount)}`}</span>
      </span>
    </Link>
  );
}
