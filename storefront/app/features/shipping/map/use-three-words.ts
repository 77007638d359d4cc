import type { MapPlace } from '@tokhi/rules/delivery/map-view';
import { useEffect, useState } from 'react';
import { ask } from '../../../calls/ask.ts';

/** A place is asked about when the map has rested so long: each question costs the shop one of a bought number. */
const RESTED_MS = 600;

/** The three words of a place, or null while there are none: they are an extra, and no error is shown when they do not come. */
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
  // Words of the place before would lead somebody to the wrong door.
  return found?.of === asked ? found.words : null;
}
