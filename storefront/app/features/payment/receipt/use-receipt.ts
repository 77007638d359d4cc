import type { ReplyOf } from '@tokhi/contract/client';
import { useEffect, useState } from 'react';
import { ask } from '../../../calls/ask.ts';

export type Receipt = NonNullable<ReplyOf<'myReceipt'>['receipt']>;

const ASKED_EVERY_MS = 5_000;
/** Two minutes: a later answer of the tax office is announced by mail. */
const MOST_ASKS = 24;

/**
 * The tax receipt of a paid order, polled until the tax office has answered. Lottery number and QR are returned once (decision 132):
 * polling then stops, so that they stay as long as the page does.
 */
export function useReceipt(ordernumber: string): Receipt | null {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(asksLeft: number) {
      // Without an answer the order is still paid, and the receipt comes by mail.
      const reply = await ask('myReceipt', { ordernumber }, { signal: leaving.signal }).catch(() => null);
      if (leaving.signal.aborted) return;
      const found = reply?.receipt ?? null;
      if (found !== null) setReceipt(found);
      const isFinal = found !== null && found.state !== 'waiting';
      if (!isFinal && asksLeft > 1) timer = setTimeout(() => void look(asksLeft - 1), ASKED_EVERY_MS);
    }
    void look(MOST_ASKS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [ordernumber]);
  return receipt;
}
