import { HASHTAG_TURN_MS } from '@tokhi/rules/page/hashtag-rotation';
import { useReducedMotion } from '@tokhi/ui/show/use-media.ts';
import { useEffect, useState } from 'react';

interface HashtagTurns {
  /** Counted from 0; `hashtagGroup` of the rules says which chips that means. */
  turn: number;
  /** Held while the visitor points at the chips or has the focus among them. */
  hold: (held: boolean) => void;
  /** The visitor turns himself, and from then on nobody else does. */
  next: () => void;
}

/** Turns the chips every 5 seconds, except for those who asked their system for less motion. */
export function useHashtagTurns(moving: boolean): HashtagTurns {
  const [turn, setTurn] = useState(0);
  const [held, setHeld] = useState(false);
  const [byHand, setByHand] = useState(false);
  const still = useReducedMotion();
  useEffect(() => {
    if (!moving || held || byHand || still) return;
    const timer = setInterval(() => setTurn((now) => now + 1), HASHTAG_TURN_MS);
    return () => clearInterval(timer);
  }, [moving, held, byHand, still]);
  function next() {
    setByHand(true);
    setTurn(turn + 1);
  }
  return { turn, hold: setHeld, next };
}
