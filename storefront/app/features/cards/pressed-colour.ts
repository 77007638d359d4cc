import type { MouseEvent } from 'react';

/** The colour that was pressed on a card; it is marked at once, its card may take a moment. */
export function pressedColour(event: MouseEvent): string | null {
  const dot = (event.target as Element).closest<HTMLElement>('[data-colour]');
  // A press that opens another tab wants the product.
  if (dot === null || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  event.preventDefault();
  for (const other of dot.parentElement?.children ?? []) other.removeAttribute('aria-current');
  dot.setAttribute('aria-current', 'true');
  return dot.dataset['colour'] ?? null;
}
