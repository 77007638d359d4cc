import type { OrderLine } from '@tokhi/contract/fields/order-fields';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { productThumbnail } from '../../../pictures/square-picture.ts';

/** At most this many lines with pictures leave room for the rest of a first sheet. */
const MOST_WITH_PICTURES = 6;

/** The lines of an order. Their pictures are loaded at once: paper does not scroll. */
export function PrintedGoods({ lines }: { lines: readonly OrderLine[] }) {
  const isShort = lines.length <= MOST_WITH_PICTURES;
  return (
    <table className={isShort ? 'paper__goods' : 'paper__goods paper__goods--long'}>
      <thead>
        <tr>
          <th scope="col">№</th>
          <th scope="col">
            <span className="vh">Зураг</span>
          </th>
          <th scope="col">Бараа</th>
          <th scope="col">Тоо</th>
          <th scope="col">Нэгж үнэ</th>
          <th scope="col">Дүн</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ code, name, image, color_name, amount, quantity }, n) => (
          <tr key={code}>
            <td>{n + 1}</td>
            <td>{isShort && <ImageWell picture={productThumbnail(image)} alt="" sizes="46px" first />}</td>
            <td>
              <b>{name}</b>
              <span>
                {color_name}, {formatProductCode(code)}
              </span>
            </td>
            <td>{quantity} ш</td>
            <td>{formatTug(amount)}</td>
            <td>{formatTug(amount * quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
