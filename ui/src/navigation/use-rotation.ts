import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../show/use-media.ts';

interface Rotation {
  turning: boolean;
  toggle: () => void;
  /** For the element whose hover and focus hold the slides still. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/** Turns every so many milliseconds, never under a pointer, around the focus, in a hidden window or against the visitor's wish. */
export function useRotation(everyMs: number | undefined, turn: () => void): Rotation {
  const still = useReducedMotion();
  const [wish, setWish] = useState<boolean | null>(null);
  const turning = wish ?? (everyMs !== undefined && !still);
  const [held, setHeld] = useState(false);
  const next = useEffectEvent(() => {
    if (!document.hidden) turn();
  });
  useEffect(() => {
    if (everyMs === undefined || !turning || held) return;
    const timer = setInterval(next, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, turning, held]);
  return {
    turning,
    toggle: () => setWish(!turning),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      // A press leaves the focus on the button without meaning to stay; the keyboard's ring does.
      onFocus: (event) => setHeld(event.target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  };
}
