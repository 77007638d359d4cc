import { useMutation } from '@tanstack/react-query';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { useMay } from '../../calls/session.ts';
import { useKeepOrder } from './order-query.ts';

type Step = Exclude<NonNullable<ShownOrder['next']>, 'pending' | 'paid' | 'expired' | 'refunded'>;

const isStep = (status: ShownOrder['next']): status is Step =>
  status !== null && !['pending', 'paid', 'expired', 'refunded'].includes(status);

const MINUTE_MS = 60_000;

/** A step that was just taken, until the customer is notified of it. */
export interface TakenStep {
  to: Step;
  until: Date;
}

/** The next step of the order, if there is one and the member may take it; and the step that was just taken. */
export function useMove(order: ShownOrder) {
  const { ordernumber, version, next, next_does } = order;
  const { keep, refresh } = useKeepOrder(ordernumber);
  const may = useMay();
  const [taken, setTaken] = useState<TakenStep | null>(null);
  const move = useMutation({
    mutationFn: (to: Step) => ask('moveOrder', { ordernumber, to, version }),
    onSuccess(reply, to) {
      const minutes = next_does?.notice_after_minutes ?? 0;
      if (minutes > 0) setTaken({ to, until: new Date(Date.now() + minutes * MINUTE_MS) });
      keep(reply);
    },
    // A colleague was faster: the page shows the order's new state.
    onError: refresh,
  });
  const step = isStep(next) && may('move-orders') ? next : null;
  return {
    ...{ move, step, taken },
    take: () => step !== null && !move.isPending && move.mutate(step),
    dropTaken: () => setTaken(null),
  };
}
