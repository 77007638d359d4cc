import { useEffect } from 'react';
import { productAddress } from '../../../addresses.ts';
import { countOpened, showResultsOf } from '../../../calls/search-outcomes.ts';

const BEFORE_CODE = productAddress('');
// A colour of a card is also a link, and shows the card in it.
const RESULT = `.goods a[href^="${BEFORE_CODE}"]:not([data-colour])`;

/** The middle button opens a result in a new tab, which is not a `click`. */
function count({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest(RESULT) : null;
  if (link) countOpened(decodeURIComponent(link.getAttribute('href')?.slice(BEFORE_CODE.length) ?? ''));
}

/** Counts which results of the search are opened. Listens on the page, so that cards need not know their place. */
export function useOpenedResults(words: string): void {
  useEffect(() => {
    const leave = showResultsOf(words);
    document.addEventListener('click', count);
    document.addEventListener('auxclick', count);
    return () => {
      document.removeEventListener('click', count);
      document.removeEventListener('auxclick', count);
      leave();
    };
  }, [words]);
}
