import type { OrderLine } from '@tokhi/contract/fields/order-fields';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import { Well } from '@tokhi/ui/show/well.tsx';
import { productThumbnail } from '../../../pictures/square-picture.ts';

/** The lines of the invoice. Their pictures are asked for at once: paper does not scroll. */
export function PrintedGoods({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <table className="paper__goods">
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
            <td>
              <Well picture={productThumbnail(image)} alt="" sizes="46px" first />
            </td>
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
