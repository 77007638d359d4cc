import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../show/use-media.ts';

interface Rotation {
  turning: boolean;
  toggle: () => void;
  /** For the element whose hover and focus pause the slides. */
  pauseHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/** Turns every so many milliseconds, but not under a pointer, around the focus, in a hidden window or with reduced motion. */
export function useRotation(everyMs: number | undefined, turn: () => void): Rotation {
  const still = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const turning = chosen ?? (everyMs !== undefined && !still);
  const [paused, setPaused] = useState(false);
  const next = useEffectEvent(() => {
    if (!document.hidden) turn();
  });
  useEffect(() => {
    if (everyMs === undefined || !turning || paused) return;
    const timer = setInterval(next, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, turning, paused]);
  return {
    turning,
    toggle: () => setChosen(!turning),
    pauseHandlers: {
      onPointerEnter: () => setPaused(true),
      onPointerLeave: () => setPaused(false),
      // A click leaves the focus on the button by accident; the focus ring of the keyboard is intended.
      onFocus: (event) => setPaused(event.target.matches(':focus-visible')),
      onBlur: () => setPaused(false),
    },
  };
}
