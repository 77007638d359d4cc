import type { BodyOf, ReplyOf } from '@tokhi/contract/client';
import { useRef, useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { type CallState, type Refused, stateOfError } from '../../../calls/call-state.ts';
import { useLoginFirst } from '../../../calls/use-login-first.ts';

type Body = BodyOf<'submitOrder'>;

interface SubmitOrder {
  state: CallState;
  /** Null: refused, or nobody knows; the same press again leads to the same bill. */
  send: (body: Body, onRefused: (refused: Refused) => void) => Promise<ReplyOf<'submitOrder'> | null>;
}

/** The pay button: one press at a time, and the same choice under the same key, so that a lost answer is asked for again. */
export function useSubmitOrder(): SubmitOrder {
  const loginFirst = useLoginFirst();
  const [state, setState] = useState<CallState>({ is: 'idle' });
  const isUnderWay = useRef(false);
  const wish = useRef({ text: '', key: '' });

  async function send(body: Body, onRefused: (refused: Refused) => void) {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setState({ is: 'waiting' });
    const text = JSON.stringify(body);
    if (wish.current.text !== text) wish.current = { text, key: crypto.randomUUID() };
    try {
      const reply = await ask('submitOrder', body, { key: wish.current.key });
      setState({ is: 'idle' });
      return reply;
    } catch (error) {
      const told = stateOfError(error);
      setState(told);
      if (told.is === 'refused' && told.code === 'login_required') loginFirst.go();
      else if (told.is === 'refused') onRefused(told);
      return null;
    } finally {
      isUnderWay.current = false;
    }
  }
  return { state, send };
}
