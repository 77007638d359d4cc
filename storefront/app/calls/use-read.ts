import type { BodyOf, ReplyOf } from '@tokhi/contract/client';
import type { EndpointName } from '@tokhi/contract/endpoints';
import type { RefusalCode } from '@tokhi/contract/texts/refusals';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalCode } from '../refusal-code.ts';
import { ask } from './ask.ts';

interface ReadOf<Name extends EndpointName> {
  /** Null until it is there. */
  reply: ReplyOf<Name> | null;
  setReply: (reply: ReplyOf<Name>) => void;
  read: () => void;
}

/**
 * What a page reads when it opens. Without it there is no page (spec §8), unless the page has something better to do about the
 * refusal, and says so by `true`.
 */
export function useRead<Name extends EndpointName>(
  name: Name,
  body: BodyOf<Name>,
  refused?: (code: RefusalCode) => boolean,
): ReadOf<Name> {
  const navigate = useNavigate();
  const [reply, setReply] = useState<ReplyOf<Name> | null>(null);
  const [times, setTimes] = useState(0);
  const asked = JSON.stringify(body);
  const askNow = useEffectEvent((signal: AbortSignal) => ask(name, body, { signal }));
  const handleFailure = useEffectEvent((error: unknown) => {
    const code = refusalCode(error);
    // Without a session the page leads to the login itself.
    if (code === 'login_required' || (code !== null && refused?.(code) === true)) return;
    void navigate('/error-page', { replace: true });
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
