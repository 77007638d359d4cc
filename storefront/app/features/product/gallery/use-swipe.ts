import { type TouchEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { imageSearch } from './shown-image.ts';

const FAR_ENOUGH_PX = 40;

/** A horizontal swipe on the large picture shows the next or the previous one. */
export function useSwipe({ shown, count }: { shown: number; count: number }) {
  const navigate = useNavigate();
  const startX = useRef<number | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      // Two fingers zoom and do not swipe.
      startX.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd(event: TouchEvent) {
      const endX = event.changedTouches[0]?.clientX;
      if (startX.current === null || endX === undefined) return;
      const moved = endX - startX.current;
      startX.current = null;
      if (Math.abs(moved) < FAR_ENOUGH_PX) return;
      const next = shown + (moved < 0 ? 1 : -1);
      if (next < 1 || next > count) return;
      void navigate({ search: imageSearch(next) }, { replace: true, preventScrollReset: true });
    },
  };
}
