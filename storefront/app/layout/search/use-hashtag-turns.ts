import { HASHTAG_TURN_MS } from '@tokhi/rules/page/hashtag-rotation';
import { useReducedMotion } from '@tokhi/ui/show/use-media.ts';
import { useEffect, useState } from 'react';

interface HashtagTurns {
  /** Counted from 0; `hashtagGroup` of the rules returns its chips. */
  turn: number;
  /** Pauses while the visitor points at the chips or has the focus among them. */
  pause: (paused: boolean) => void;
  /** The visitor turns the list; from then on it no longer turns by itself. */
  next: () => void;
}

/** Turns the chips every 5 seconds, unless the visitor prefers reduced motion. */
export function useHashtagTurns(moving: boolean): HashtagTurns {
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  const [byHand, setByHand] = useState(false);
  const still = useReducedMotion();
  useEffect(() => {
    if (!moving || paused || byHand || still) return;
    const timer = setInterval(() => setTurn((now) => now + 1), HASHTAG_TURN_MS);
    return () => clearInterval(timer);
  }, [moving, paused, byHand, still]);
  function next() {
    setByHand(true);
    setTurn(turn + 1);
  }
  return { turn, pause: setPaused, next };
}
