import type { ReplyOf } from '@tokhi/contract/client';
import { useEffect, useState } from 'react';

/** After a pause in typing this long, a request is sent. */
const PAUSE_MS = 120;

interface Answered {
  text: string;
  reply: ReplyOf<'suggest'>;
}

/** The server's suggestions for the typed text. Those for a letter more or less stay until the new ones arrive. */
export function useSuggestReply(typed: string): ReplyOf<'suggest'> | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const text = typed.trim();
  useEffect(() => {
    if (text === '') return;
    const given = new AbortController();
    const timer = setTimeout(() => {
      askFor(text, given.signal).then(
        (reply) => setAnswered({ text, reply }),
        // A failure is not shown: Enter searches all the same.
        () => given.signal.aborted || setAnswered(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [text]);
  const fits = answered !== null && (text.startsWith(answered.text) || answered.text.startsWith(text));
  return fits ? answered.reply : null;
}

async function askFor(search: string, signal: AbortSignal): Promise<ReplyOf<'suggest'>> {
  const { ask } = await import('../../calls/ask.ts');
  return ask('suggest', { search }, { signal });
}
