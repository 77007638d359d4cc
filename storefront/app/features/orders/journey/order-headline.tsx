import './order-headline.css';
import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { StatusMark } from '../parts/status-mark.tsx';
import { arrivalOf, type FollowedOrder } from './journey.ts';
import { wordsOf } from './order-words.ts';

/** What happened to which order, and when it arrives. */
export function OrderHeadline({ order, level }: { order: FollowedOrder; level: 1 | 2 }) {
  const Heading = `h${level}` as const;
  const { title, lead } = wordsOf(order);
  const arrival = arrivalOf(order);
  return (
    <header className="oh">
      <div>
        <p className="oh__no">
          <span>
            Захиалга <b>{order.ordernumber}</b>
          </span>
          <span>{formatMoment(new Date(order.created_at))}</span>
          <StatusMark status={order.status} />
        </p>
        <Heading className={`oh__title oh__title--${level}`}>{title}</Heading>
        <p className="oh__lead">{lead}</p>
      </div>
      {arrival !== null && (
        <p className="oh__arrival">
          <span>Хүргэх өдөр</span>
          <b>{arrival}</b>
        </p>
      )}
    </header>
  );
}
