import './product-delivery.css';
import { BEIJING_FEE_LABEL } from '@tokhi/rules/delivery/charge-labels';
import { formatTug } from '@tokhi/rules/money/money';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import type { ProductView } from '../product.present.ts';

/** When it arrives, what transport from Beijing adds, and pickup. Goods in Ulaanbaatar have no such transport. */
export function ProductDelivery({ product: { stock, packed, beijingFeeTug, stores } }: { product: ProductView }) {
  return (
    <ul className="ship">
      {stock.dates === null ? (
        <li className="ship__row ship__row--none">
          <Icon name="package" />
          <p>
            <b>{stock.line}</b>
            <span>Одоогоор захиалах боломжгүй</span>
          </p>
        </li>
      ) : (
        <li className="ship__row">
          <Icon name="calendar-days" />
          <p>
            <b>
              <span className="ship__dates">{stock.dates}</span> хооронд хүргэнэ
            </b>
            <span>
              {stock.kind === 'ready' ? 'Улаанбаатарт бэлэн' : 'Захиалгаар ирнэ'},{' '}
              <span className="nowrap">{stock.remain} ширхэг үлдсэн</span>
            </span>
          </p>
        </li>
      )}
      {packed !== null && (
        <li className="ship__row">
          <Icon name="package" />
          <p>
            <b>{beijingFeeTug === 0 ? 'Савлагаа' : BEIJING_FEE_LABEL}</b>
            <span>{packed}</span>
          </p>
          {beijingFeeTug > 0 && <p className="ship__fee">{formatTug(beijingFeeTug)}</p>}
        </li>
      )}
      {stock.dates !== null && stores > 0 && (
        <li className="ship__row">
          <Icon name="store" />
          <p>
            <b>Дэлгүүрээс очиж авах</b>
            <span>{stores} салбар</span>
          </p>
          <p className="ship__fee">Үнэгүй</p>
        </li>
      )}
    </ul>
  );
}
