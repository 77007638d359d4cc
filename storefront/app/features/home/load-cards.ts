// Comes with the first tab that is opened: the first look at the page asks nothing.
import { NEW_SHOWN } from '@tokhi/rules/page/display-limits';
import { ask } from '../../calls/ask.ts';
import { type CardView, cardView, type ListedCard, listedCard } from '../cards/public.ts';
import { type RoomView, roomView } from '../rooms/public.ts';

/** The cards of products by id; what is no longer sold is left out. */
export async function loadCards(ids: number[]): Promise<CardView[]> {
  const { product } = await ask('productCards', { id: ids });
  const now = new Date();
  return product.map((one) => cardView(one, now));
}

/** The list of the newly reduced, as long as its tab may get. */
export async function loadReduced(): Promise<ListedCard[]> {
  const { Lower } = await ask('lowerPrice', { only: 'New_lower_price' });
  const now = new Date();
  return Lower.slice(0, NEW_SHOWN).map((product) => listedCard(cardView(product, now)));
}

export async function loadRoom(code: string): Promise<RoomView> {
  const { room } = await ask('room', { code });
  return roomView(room, new Date());
}
