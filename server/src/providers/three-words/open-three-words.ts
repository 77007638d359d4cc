// what3words v3: every square of three metres has an address of three words.
import { z } from 'zod';
import { fetchFrom } from '../../observability/provider-calls.ts';

export interface ThreeWords {
  /** Null: away, or no words for this position. It is an extra, and nothing waits for it. */
  wordsAt(place: { latitude: number; longitude: number }): Promise<string | null>;
}

interface ThreeWordsDeps {
  url: string;
  key: string;
  timeoutMs?: number;
  /** Called with the reason, without position, key or address. */
  onAway: (reason: string) => void;
}

const LANGUAGE = 'mn';

const Answer = z.object({ words: z.string().regex(/^[^\s./]{1,32}\.[^\s./]{1,32}\.[^\s./]{1,32}$/u) });

export const openThreeWords = ({ url, key, timeoutMs = 2_000, onAway }: ThreeWordsDeps): ThreeWords => ({
  async wordsAt({ latitude, longitude }) {
    const query = new URLSearchParams({ coordinates: `${latitude},${longitude}`, language: LANGUAGE, format: 'json' });
    try {
      const answer = await fetchFrom('three-words', `${url}/convert-to-3wa?${query}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'x-api-key': key, accept: 'application/json' },
      });
      const body: unknown = await answer.json();
      const parsed = Answer.safeParse(body);
      if (answer.ok && parsed.success) return parsed.data.words;
      onAway(`answered ${answer.status}`);
    } catch (error) {
      onAway(error instanceof Error ? error.name : 'failed');
    }
    return null;
  },
});
