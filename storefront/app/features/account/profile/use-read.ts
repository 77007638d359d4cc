import type { BodyOf, ReplyOf } from '@tokhi/contract/client';
import type { EndpointName } from '@tokhi/contract/endpoints';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../../calls/ask.ts';
import { refusalCode } from '../../../refusal-code.ts';

/** What a page reads of the customer when it opens; null until it is there. Without it there is no page (spec §8). */
export function useRead<Name extends EndpointName>(
  name: Name,
  body: BodyOf<Name>,
): { reply: ReplyOf<Name> | null; setReply: (reply: ReplyOf<Name>) => void; read: () => void } {
  const navigate = useNavigate();
  const [reply, setReply] = useState<ReplyOf<Name> | null>(null);
  const [times, setTimes] = useState(0);
  const asked = JSON.stringify(body);
  const askNow = useEffectEvent((signal: AbortSignal) => ask(name, body, { signal }));
  const handleFailure = useEffectEvent((error: unknown) => {
    // Without a session the page leads to the login itself.
    if (refusalCode(error) !== 'login_required') void navigate('/error-page', { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another body, and when somebody wishes it
  useEffect(() => {
    const leaving = new AbortController();
    askNow(leaving.signal).then(setReply, (error: unknown) => {
      if (!leaving.signal.aborted) handleFailure(error);
    });
    return () => leaving.abort();
  }, [asked, times]);
  return { reply, setReply, read: () => setTimes((before) => before + 1) };
}
