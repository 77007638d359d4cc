// Counts which results of a search are opened and put into the cart (record 175): the text, the product and the action, nothing
// about the visitor. This state is lost with the page.

interface Opened {
  words: string;
  code: string;
}

/** The text of the search page that is open. */
let shown: string | null = null;
/** The last result that was opened: its page may put it into the cart. */
let opened: Opened | null = null;

/** Not awaited; a failure is not reported. */
function send(search: string, product: string, did: 'open' | 'cart'): void {
  void import('./ask.ts').then(({ ask }) => ask('searchOutcome', { search, product, did })).catch(() => undefined);
}

/** Results belong to this search until the returned function is called. */
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
