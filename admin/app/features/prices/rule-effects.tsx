import { formatTug } from '@tokhi/rules/money/money';
import { Icon } from '../../icons/icon.tsx';
import { OrderNumber } from '../../parts/order-number.tsx';
import { Panel } from '../../parts/panel.tsx';
import type { Preview } from './prices-query.ts';

/** Who else the change concerns: carts and unpaid orders. */
export const RuleEffects = ({ effects: { carts, unpaid } }: { effects: Preview['effects'] }) => (
  <Panel title="Юунд нөлөөлөх">
    <ul className="rule-effects">
      <li>
        <Icon name="shopping-bag" /> Сагсанд байгаа хүн <b>{carts.toLocaleString('en')}</b>
      </li>
      <li>
        <Icon name="clock" /> Төлөөгүй, үнэ хэвээр <b>{unpaid.count.toLocaleString('en')}</b>
      </li>
    </ul>
    {unpaid.count > 0 && (
      <p className="rule-effects__orders">
        {unpaid.orders.map((number) => (
          <OrderNumber key={number} number={number} />
        ))}{' '}
        нийт {formatTug(unpaid.sum)}
      </p>
    )}
    <p className="soft">Үнэ буурсан мэдэгдэл хэрэгжсэнээс нэг цагийн дараа явна. Тэр хооронд буцаавал илгээгдэхгүй.</p>
  </Panel>
);
