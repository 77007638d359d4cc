import type { BodyOf, ReplyOf } from '@tokhi/contract/client';
import { useRef, useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { type CallState, type Refused, stateOfError } from '../../../calls/call-state.ts';
import { useLoginFirst } from '../../../calls/use-login-first.ts';

type Body = BodyOf<'submitOrder'>;

interface SubmitOrder {
  state: CallState;
  /** Null: refused, or unknown; the same press again leads to the same invoice. */
  send: (body: Body, onRefused: (refused: Refused) => void) => Promise<ReplyOf<'submitOrder'> | null>;
}

/** The pay button: one press at a time, and one idempotency key per choice, so that a lost answer is requested again. */
export function useSubmitOrder(): SubmitOrder {
  const loginFirst = useLoginFirst();
  const [state, setState] = useState<CallState>({ is: 'idle' });
  const isUnderWay = useRef(false);
  const attempt = useRef({ text: '', key: '' });

  async function send(body: Body, onRefused: (refused: Refused) => void) {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setState({ is: 'waiting' });
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    try {
      const reply = await ask('submitOrder', body, { key: attempt.current.key });
      // Answered: the same choice, pressed again after the return from the bank's page, reads the current state.
      attempt.current = { text: '', key: '' };
      setState({ is: 'idle' });
      return reply;
    } catch (error) {
      const errorState = stateOfError(error);
      setState(errorState);
      if (errorState.is === 'refused' && errorState.code === 'login_required') loginFirst.go();
      else if (errorState.is === 'refused') onRefused(errorState);
      return null;
    } finally {
      isUnderWay.current = false;
    }
  }
  return { state, send };
}
