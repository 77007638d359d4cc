import { type RefObject, useEffect } from 'react';

/** A hand that rests on the wheel means no direction. */
const SLIGHT_PX = 8;
/** The height of the top bar, which scrolls away: from here on the header sticks. */
const STICKS_FROM_PX = 40;

/** Tells the header's styles which way the page was scrolled last, by `data-scrolled`; at the top of the page it has none. */
export function useScrolledWay(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before = window.scrollY;
    function handleScroll() {
      const now = window.scrollY;
      if (head.current === null) return;
      const { dataset, offsetHeight } = head.current;
      if (now < STICKS_FROM_PX) delete dataset['scrolled'];
      else if (Math.abs(now - before) < SLIGHT_PX) return;
      else if (now < before) dataset['scrolled'] = 'up';
      // Not before the page has scrolled past it: what is in its own place does not jump away.
      else if (now > offsetHeight) dataset['scrolled'] = 'down';
      before = now;
    }
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [head]);
}
