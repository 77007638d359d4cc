import { NEW_SHOWN } from '@tokhi/rules/page/display-limits';
import { type CardView, cardView } from '../cards/public.ts';

/** The list of the tab, as long as it may get. */
export async function loadReduced(): Promise<CardView[]> {
  // Comes with the tab: the first look at the page asks nothing.
  const { ask } = await import('../../calls/ask.ts');
  const { Lower } = await ask('lowerPrice', { only: 'New_lower_price' });
  const now = new Date();
  return Lower.slice(0, NEW_SHOWN).map((product) => cardView(product, now));
}
