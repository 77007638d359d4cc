import { HTML_LOST } from '@tokhi/ui/start/static-html.tsx';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate, useRevalidator } from 'react-router';

/** A link to a page of the shop. The router's own links have handled the press before it comes here. */
const LINK = 'a[href^="/"]:not([href^="//"], [href^="/images/"], [href^="/api/"], [download], [target])';
/** A passing pointer requests nothing. */
const RESTS_MS = 100;

/** Also for a link in an SVG, which has no `pathname`. */
const addressOf = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest(LINK)?.getAttribute('href') ?? null) : null;

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Follows the plain links of the page without loading another document, and prefetches what a pointer rests on. */
export function StaticLinks() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [near, setNear] = useState<string | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let resting: ReturnType<typeof setTimeout>;
    let isAsking = false;
    function handleClick(event: MouseEvent) {
      const address = addressOf(event);
      if (address === null || event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      void navigate(address);
    }
    function handleNear(event: Event) {
      clearTimeout(resting);
      const address = addressOf(event);
      if (address !== null) resting = setTimeout(() => setNear(address), RESTS_MS);
    }
    // Many parts may report it at once.
    function handleLost() {
      if (isAsking) return;
      isAsking = true;
      void revalidate().finally(() => {
        isAsking = false;
      });
    }
    document.addEventListener('click', handleClick, { signal });
    for (const sign of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(sign, handleNear, { signal, passive: true });
    }
    addEventListener(HTML_LOST, handleLost, { signal });
    return () => {
      clearTimeout(resting);
      ended.abort();
    };
  }, [navigate, revalidate]);
  return near === null ? null : <PrefetchPageLinks page={near} />;
}
