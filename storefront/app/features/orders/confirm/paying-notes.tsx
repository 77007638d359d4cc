import './paying-notes.css';
import type { Order } from '@tokhi/contract/fields/order-fields';
import { CONFIRMED_DAYS, HAND_OVER_HOURS } from '@tokhi/rules/delivery/delivery-dates';
import { groupThousands } from '@tokhi/rules/money/money';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Coin } from '../../../money/coin.tsx';

/** What comes with the payment (spec §2 Payment page: delivery, insurance, the bonus that this order really earns, decision 5). */
export function PayingNotes({ order }: { order: Order }) {
  const time =
    order.source === 'ulaanbaatar'
      ? `${HAND_OVER_HOURS} цагт`
      : `${CONFIRMED_DAYS.first}–${CONFIRMED_DAYS.last} хоногт`;
  return (
    <ul className="paying-notes">
      <li>
        <Icon name="calendar-days" />
        <span>
          <b>{time} хүргэнэ</b>
          Захиалга баталгаажсанаас хойш
        </span>
      </li>
      <li>
        <Icon name="shield-check" />
        <span>
          <b>100% даатгалтай</b>
          Замд гэмтвэл бид хариуцна
        </span>
      </li>
      {order.add_bonus > 0 && (
        <li>
          <Coin />
          <span>
            <b>{groupThousands(order.add_bonus)} бонус буцаж орно</b>
            Төлбөр төлөгдмөгц
          </span>
        </li>
      )}
    </ul>
  );
}
