import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the main field of a screen when it opens. Only for screens that are nothing but the form: elsewhere a screen
 * reader would skip what comes first.
 */
export function useFirstFocus<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
