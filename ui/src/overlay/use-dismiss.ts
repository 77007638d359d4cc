import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes an overlay that does not block the page: on Esc, on a press elsewhere, and when the focus leaves.
 * Esc returns the focus to where it came from.
 */
export function useDismiss(panel: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    const outside = (target: EventTarget | null) =>
      // Its opener also closes it, and notices are above everything.
      target instanceof Element && !panel.current?.contains(target) && target.closest(STAYS_OPEN) === null;

    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      if (opener instanceof HTMLElement) opener.focus();
    }
    function handleElsewhere(event: Event) {
      if (outside(event.target)) close();
    }
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
    };
  }, [panel, open]);
}

const STAYS_OPEN = '[aria-expanded="true"], [data-sonner-toaster]';
