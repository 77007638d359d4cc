import '../../parts/table.css';
import './order.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { Opening } from '../../shell/opening.tsx';
import { OrderPage } from './order-page.tsx';
import { orderQuery } from './order-query.ts';

export const Component = () => (
  <Suspense fallback={<Opening />}>
    <ReadOrder number={useParams()['number'] ?? ''} />
  </Suspense>
);

/** Keyed by number: what is typed on one order is not carried to the next. */
function ReadOrder({ number }: { number: string }) {
  const { order } = useSuspenseQuery(orderQuery(number)).data;
  return <OrderPage key={number} order={order} />;
}
