import './terms-key-points.css';
import { CONFIRMED_DAYS, HAND_OVER_HOURS } from '@tokhi/rules/delivery/delivery-dates';
import type { ExpiryHours } from '@tokhi/rules/payment/payment-methods';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { between, USABLE_PERCENT } from './terms-figures.ts';
import { unbroken } from './unbroken.ts';

/** What most readers look for, in four lines. */
export function TermsKeyPoints({ hours }: { hours: ExpiryHours }) {
  return (
    <ul className="key-points">
      <li>
        <Icon name="wallet" />
        <p>
          <b>100% урьдчилсан төлбөр</b>
          {hours.usual} цагийн дотор, дансаар бол {hours.transferOrLoan} цагийн дотор
        </p>
      </li>
      <li>
        <Icon name="truck" />
        <p>
          <b>Дунджаар {unbroken(between(CONFIRMED_DAYS.first, CONFIRMED_DAYS.last))} хоногт хүргэнэ</b>
          Бэлэн барааг {unbroken(HAND_OVER_HOURS)} цагт
        </p>
      </li>
      <li>
        <Icon name="rotate-ccw" />
        <p>
          <b>Гэмтэлтэй бол</b>
          Сольж өгнө эсвэл мөнгийг бүтнээр нь буцаана
        </p>
      </li>
      <li>
        <Icon name="coins" />
        <p>
          <b>{USABLE_PERCENT}% хүртэл бонусоор</b>
          Барааны үнийн талыг хүртэл бонусоор төлж болно
        </p>
      </li>
    </ul>
  );
}
