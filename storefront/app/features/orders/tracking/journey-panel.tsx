import './journey-panel.css';
import type { ReactNode } from 'react';
import { type FollowedOrder, isOnTheWay } from '../journey/journey.ts';
import { LateNote } from '../journey/late-note.tsx';
import { OrderHeadline } from '../journey/order-headline.tsx';
import { Road } from '../journey/road.tsx';
import { SevenSteps } from '../journey/seven-steps.tsx';
import { Timeline } from '../journey/timeline.tsx';

/** The progress of an order: the sentence, the places, the seven steps; for one that was stopped, its history. */
export const JourneyPanel = ({ order, children }: { order: FollowedOrder; children: ReactNode }) => (
  <section className="journey-panel" aria-label={`Захиалга ${order.ordernumber}`}>
    <OrderHeadline order={order} level={2} />
    <LateNote order={order} />
    {isOnTheWay(order) ? (
      <>
        <Road order={order} />
        <SevenSteps order={order} />
      </>
    ) : (
      <Timeline order={order} />
    )}
    <div className="journey-panel__rest">{children}</div>
  </section>
);
