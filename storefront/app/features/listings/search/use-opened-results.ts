import { useEffect } from 'react';
import { productAddress } from '../../../addresses.ts';
import { countOpened, showResultsOf } from '../../../calls/search-outcomes.ts';

const BEFORE_CODE = productAddress('');
// A colour of a card is a link, too, and shows the card in it.
const RESULT = `.goods a[href^="${BEFORE_CODE}"]:not([data-colour])`;

/** A result in a new tab is opened by the middle button, which is no click. */
function count({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest(RESULT) : null;
  if (link) countOpened(decodeURIComponent(link.getAttribute('href')?.slice(BEFORE_CODE.length) ?? ''));
}

/** Counts which results of the search are opened. Listens to the page, so that cards need not know where they stand. */
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
