import './goods-panel.css';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { formatTug } from '@tokhi/rules/money/money';
import { Panel } from '../../parts/panel.tsx';

const GRAMS_A_KG = 1_000;
const ML_A_CUBIC_METRE = 1_000_000;

/** The ordered goods with their price and the price before campaigns. */
export function GoodsPanel({ order }: { order: ShownOrder }) {
  const { lines } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Panel title="Бараа" note={`${lines.length} мөр, ${pieces} ширхэг`} end={loadText(order)} flush>
      <ul>
        {lines.map((line) => (
          <li key={line.code} className="goods">
            <span className="goods__picture">
              {line.image !== '' && <img src={`/images/product/${line.image}`} alt="" loading="lazy" />}
            </span>
            <p className="goods__name">
              <b>{line.name}</b> <span className="soft">{line.colour}</span>
              <br />
              <span className="goods__code">{line.code}</span>
            </p>
            <span className="goods__quantity">{line.quantity} ш</span>
            <span className="goods__price">
              {formatTug(line.price)}
              {line.before > line.price && <s className="soft">{formatTug(line.before)}</s>}
            </span>
            <b className="goods__total">{formatTug(line.total)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** «3 хайрцаг, 117 кг, 2.47 м³»: the load for the carrier. */
function loadText({ packages, weight_grams, volume_ml }: ShownOrder): string {
  const kg = Math.round(weight_grams / GRAMS_A_KG);
  const cubic = (volume_ml / ML_A_CUBIC_METRE).toFixed(2);
  return `${packages} хайрцаг, ${kg} кг, ${cubic} м³`;
}
