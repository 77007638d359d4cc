// Comes with the press on «more»: the first look at the page asks nothing.
import { NEW_SHOWN } from '@tokhi/rules/page/display-limits';
import { ask } from '../../calls/ask.ts';
import { cardView, type ListedCard, listedCard } from '../cards/public.ts';

/** The list of the newly reduced, as long as its tab may get. */
export async function loadReduced(): Promise<ListedCard[]> {
  const { Lower } = await ask('lowerPrice', { only: 'New_lower_price' });
  const now = new Date();
  return Lower.slice(0, NEW_SHOWN).map((product) => listedCard(cardView(product, now)));
}
