// Loaded with the press on «more»: the page itself requests nothing.
import { NEW_SHOWN } from '@tokhi/rules/page/display-limits';
import { ask } from '../../calls/ask.ts';
import { cardView, type ListedCard, listedCard } from '../cards/public.ts';

/** The newly reduced list, up to the limit of its tab. */
export async function loadReduced(): Promise<ListedCard[]> {
  const { Lower } = await ask('lowerPrice', { only: 'New_lower_price' });
  const now = new Date();
  return Lower.slice(0, NEW_SHOWN).map((product) => listedCard(cardView(product, now)));
}
