import type { RefusalCode } from '@tokhi/contract/texts/refusals';
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalCode } from '../refusal-code.ts';

/**
 * What becomes of a page whose answer did not come: it is none (spec §8), or it offers to ask again, or it has something better to
 * do and did it. `code` is null when nobody answered.
 */
export type WithoutAnswer = (code: RefusalCode | null) => 'error page' | 'ask again' | 'settled';

interface Answered<Answer> {
  /** Null until it is there. */
  answer: Answer | null;
  setAnswer: Dispatch<SetStateAction<Answer | null>>;
  /** None came, and the page said «ask again». */
  failed: boolean;
  read: () => void;
}

/** What a page reads when it opens, again for another `about` and on request; an answer that comes too late is dropped. */
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
    // Without a session the page leads to the login itself.
    if (code === 'login_required') return;
    const next = without(code);
    // With the way back to this page, which may come when it is asked for again.
    if (next === 'error page') {
      void navigate('/error-page', { replace: true, state: window.location.pathname + window.location.search });
    }
    setFailed(next === 'ask again');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for something else, and on request
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
