import './paying-place.css';
import type { ReplyOf } from '@tokhi/contract/client';
import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { TimeLeft } from '../parts/time-left.tsx';

interface PayingPlaceProps {
  /** The order with what paying it needs: bonus, lenders, accounts. */
  payable: ReplyOf<'getIncompleteOrder'>;
  /** Reads it anew: its time is over, or somebody changed what it costs. */
  onChange: () => void;
}

/** The place of paying on this page: how long the goods are held. */
export function PayingPlace({ payable: { order }, onChange }: PayingPlaceProps) {
  const { pay_by } = order;
  if (pay_by === null) return null;
  return (
    <section className="paying" aria-labelledby="paying-title">
      <div className="paying__head">
        <h2 className="paying__title" id="paying-title">
          Бараа тань нөөцлөгдсөн
        </h2>
        <TimeLeft until={pay_by} onOver={onChange} />
      </div>
      <p>
        {formatMoment(new Date(pay_by))} хүртэл бараа, үнэ тань хэвээр. Дараа нь захиалга цуцлагдах тул шинээр захиална.
      </p>
    </section>
  );
}
