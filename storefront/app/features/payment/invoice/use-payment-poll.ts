import type { ReplyOf } from '@tokhi/contract/client';
import { useEffect, useEffectEvent } from 'react';
import { ask } from '../../../calls/ask.ts';

/** Spec §4 "Pending order page": every 5 s. */
const POLL_MS = 5_000;

export type PaymentAnswer = ReplyOf<'isPaidQpay'>;

/** Polls whether an order is paid, until `onAnswer` returns 'stop', or the page is left. */
export function usePaymentPoll(ordernumber: string, onAnswer: (answer: PaymentAnswer) => 'go on' | 'stop'): void {
  const handleAnswer = useEffectEvent(onAnswer);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look() {
      // A missing answer means nothing: wait for the next one.
      const answer = await ask('isPaidQpay', { invoiceId: ordernumber }, { signal: leaving.signal }).catch(() => null);
      if (leaving.signal.aborted || (answer !== null && handleAnswer(answer) === 'stop')) return;
      timer = setTimeout(() => void look(), POLL_MS);
    }
    void look();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [ordernumber]);
}
