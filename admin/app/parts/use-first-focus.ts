import { type RefObject, useEffect, useRef } from 'react';

/**
 * The field that a screen is for gets the focus when it opens. Only where the screen is nothing but the form: elsewhere a screen
 * reader would jump over what comes first.
 */
export function useFirstFocus<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
