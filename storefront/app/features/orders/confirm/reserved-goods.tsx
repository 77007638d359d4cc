import './reserved-goods.css';
import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { TimeLeft } from '../../payment/public.ts';

/** How long the goods are reserved; calls `onOver` at the end. */
export function ReservedGoods({ payBy, onOver }: { payBy: string; onOver: () => void }) {
  return (
    <section className="held" aria-labelledby="held-title">
      <div className="held__head">
        <h2 className="held__title" id="held-title">
          Бараа тань нөөцлөгдсөн
        </h2>
        <TimeLeft until={payBy} onOver={onOver} />
      </div>
      <p>
        {formatMoment(new Date(payBy))} хүртэл бараа, үнэ тань хэвээр. Дараа нь захиалга цуцлагдах тул шинээр захиална.
      </p>
    </section>
  );
}
