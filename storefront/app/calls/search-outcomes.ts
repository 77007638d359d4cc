// Counts which results of a search are opened and put into the cart (record 175): the text, the product and what was done, and nothing of
// who did it. What is remembered here goes with the page.

interface Opened {
  words: string;
  code: string;
}

/** The text of the search page that is open. */
let shown: string | null = null;
/** The last result that was opened: its own page may put it into the cart. */
let opened: Opened | null = null;

/** Nobody waits for it, and nothing is said when it fails. */
function send(search: string, product: string, did: 'open' | 'cart'): void {
  void import('./ask.ts').then(({ ask }) => ask('searchOutcome', { search, product, did })).catch(() => undefined);
}

/** From now on results are those of this search, until the returned function is called. */
export function showResultsOf(words: string): () => void {
  shown = words;
  return () => {
    shown = null;
  };
}

export function countOpened(code: string): void {
  if (shown === null) return;
  opened = { words: shown, code };
  send(shown, code, 'open');
}

export function countPutIntoCart(code: string): void {
  const words = shown ?? (opened?.code === code ? opened.words : null);
  if (words !== null) send(words, code, 'cart');
}
