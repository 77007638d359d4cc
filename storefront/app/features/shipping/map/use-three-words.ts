import type { MapPlace } from '@tokhi/rules/delivery/map-view';
import { useEffect, useState } from 'react';
import { ask } from '../../../calls/ask.ts';

/** A place is looked up when the map has rested this long: the shop pays for a limited number of requests. */
const RESTED_MS = 600;

/** The three words of a place, or null without them: they are an extra, and their failure shows no error. */
export function useThreeWords({ latitude, longitude }: MapPlace, isOffered: boolean): string | null {
  const [found, setFound] = useState<{ of: string; words: string | null } | null>(null);
  const asked = `${latitude},${longitude}`;
  useEffect(() => {
    if (!isOffered) return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      ask('threeWords', { lat: latitude, long: longitude }, { signal: gone.signal }).then(
        ({ words }) => setFound({ of: asked, words }),
        () => undefined,
      );
    }, RESTED_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [isOffered, asked, latitude, longitude]);
  // The words of the previous place would lead somebody to the wrong door.
  return found?.of === asked ? found.words : null;
}
