import { type RefObject, useEffect } from 'react';

/** A smaller movement has no direction. */
const SLIGHT_PX = 8;
/** The height of the top bar, which scrolls away: from here the header is sticky. */
const STICKS_FROM_PX = 40;

/** Sets `data-scrolled` to the last scroll direction, for the header's styles; at the top of the page removes it. */
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
      // Only after the page has scrolled past it: a header in its own place must not jump away.
      else if (now > offsetHeight) dataset['scrolled'] = 'down';
      before = now;
    }
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [head]);
}
