// Comes with the first press on a colour: the lists of the server bring their cards ready.
import { ask } from '../../calls/ask.ts';
import { type CardView, cardView } from './card.present.ts';

/** The card of a product in another colour. */
export async function cardOfColour(code: string): Promise<CardView> {
  const { product } = await ask('changeProductColor', { id: code });
  return cardView(product, new Date());
}
