// Loaded with the first press on a colour: lists from the server have their cards ready.
import { ask } from '../../calls/ask.ts';
import { cardView, type ListedCard, listedCard } from './card.present.ts';

/** The card of a product in another colour. */
export async function cardOfColour(code: string): Promise<ListedCard> {
  const { product } = await ask('changeProductColor', { id: code });
  return listedCard(cardView(product, new Date()));
}
