import type { BodyOf, ReplyOf } from '@tokhi/contract/client';
import { type Endpoint, type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { useEffect, useRef, useState } from 'react';
import { sessionToken } from '../local/session.ts';
import { refusalCode } from '../refusal-code.ts';
import { ask } from './ask.ts';
import { type CallState, type Refused, stateOfError } from './call-state.ts';
import { useLoginFirst } from './use-login-first.ts';

interface CallOf<Name extends EndpointName> {
  state: CallState;
  /**
   * The reply, or null without one: refused, failed, or already in progress. A notice says what went wrong; a form with a
   * better place for a refusal shows it itself.
   */
  send: (body: BodyOf<Name>, onRefused?: (refused: Refused) => void) => Promise<ReplyOf<Name> | null>;
}

/** One call of a form or a button. A second press waits for the first; without a session, leads to the login. */
export function useCall<Name extends EndpointName>(name: Name): CallOf<Name> {
  const [state, setState] = useState<CallState>({ is: 'idle' });
  const underWay = useRef<AbortController | null>(null);
  const loginFirst = useLoginFirst();
  const { who, does }: Endpoint = endpoints[name];

  useEffect(
    () => () => {
      // A call that changes something is completed even after the page is left.
      if (does === 'reads') underWay.current?.abort();
    },
    [does],
  );

  async function send(body: BodyOf<Name>, onRefused?: (refused: Refused) => void): Promise<ReplyOf<Name> | null> {
    if (underWay.current !== null) return null;
    if (who === 'customer' && sessionToken() === null) {
      loginFirst.sayAndGo();
      return null;
    }
    const leaving = new AbortController();
    underWay.current = leaving;
    setState({ is: 'waiting' });
    try {
      const reply = await ask(name, body, { signal: leaving.signal });
      setState({ is: 'idle' });
      return reply;
    } catch (error) {
      if (!leaving.signal.aborted) handleError(error, onRefused);
      return null;
    } finally {
      underWay.current = null;
    }
  }

  function handleError(error: unknown, onRefused?: (refused: Refused) => void) {
    const errorState = stateOfError(error);
    setState(errorState);
    // `ask` already reported this when it cleared the session.
    if (refusalCode(error) === 'login_required') loginFirst.go();
    else if (errorState.is === 'refused' && onRefused !== undefined) onRefused(errorState);
    else toastFailure(errorState.text);
  }

  return { state, send };
}
