import type { RefusalCode } from '@tokhi/contract/texts/refusals';
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalCode } from '../refusal-code.ts';

/**
 * What a page does without an answer: show the error page (spec §8), offer a retry, or nothing, because it has already done
 * something better. `code` is null when nobody answered.
 */
export type WithoutAnswer = (code: RefusalCode | null) => 'error page' | 'ask again' | 'settled';

interface Answered<Answer> {
  /** Null until it arrives. */
  answer: Answer | null;
  setAnswer: Dispatch<SetStateAction<Answer | null>>;
  /** No answer came, and the page chose «ask again». */
  failed: boolean;
  read: () => void;
}

/** Data that a page reads when it opens, when `about` changes and on request; drops an answer that comes too late. */
export function useAnswer<Answer>(
  about: string,
  asked: (signal: AbortSignal) => Promise<Answer>,
  without: WithoutAnswer = () => 'error page',
): Answered<Answer> {
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  const askNow = useEffectEvent(asked);
  const handleFailure = useEffectEvent((error: unknown) => {
    const code = refusalCode(error);
    // Without a session the page itself leads to the login.
    if (code === 'login_required') return;
    const next = without(code);
    // With the address of this page, so that the error page can retry it.
    if (next === 'error page') {
      void navigate('/error-page', { replace: true, state: window.location.pathname + window.location.search });
    }
    setFailed(next === 'ask again');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when `about` changes, and on request
  useEffect(() => {
    const leaving = new AbortController();
    askNow(leaving.signal).then(
      (received) => {
        if (!leaving.signal.aborted) setAnswer(received);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) handleFailure(error);
      },
    );
    return () => leaving.abort();
  }, [about, times]);
  function read() {
    setFailed(false);
    setTimes((before) => before + 1);
  }
  return { answer, setAnswer, failed, read };
}
