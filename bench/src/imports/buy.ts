import { ask, type Buyer } from '../money/buyers.ts';

export interface Bought {
  code: string;
  /** The price without a campaign on the product page, then the one of a further attempt if it has changed. */
  shown: number[];
  /** The order, or why there is none. */
  number: string | null;
  refused: string | null;
  milliseconds: number;
}

const MOST_TRIES = 3;
const USER = { personal: true, name: 'Болд', phone: '99112233', email: 'bold@tokhi.example' };

/** Opens a product page and orders one piece at the shown price; if the price has changed, at the new one. */
export async function buy(buyer: Buyer, code: string): Promise<Bought> {
  const { body } = await ask(buyer, 'singleProduct', { id: code });
  const { single, code: refusal } = body as unknown as {
    single?: { price_tug: number; sale_price: number };
    code?: string;
  };
  if (single === undefined)
    return { code, shown: [], number: null, refused: `the product page: ${refusal}`, milliseconds: 0 };
  const shown = [single.price_tug];
  let [milliseconds, sum] = [0, single.sale_price];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const price = shown.at(-1) ?? 0;
    const cart = { product: [{ id: code, qty: 1, price }], sum };
    const answer = await ask(buyer, 'createOrder', { shipping: { warehouse: 1, user: USER }, cart, deliver: 0 });
    milliseconds = Math.max(milliseconds, answer.milliseconds);
    const said = answer.body as { ordernumber?: string; code?: string; details?: Record<string, number> };
    if (answer.status === 200) return { code, shown, number: said.ordernumber ?? '', refused: null, milliseconds };
    const current = said.details?.[`price.${code}`];
    if (said.code !== 'figures_changed' || current === undefined)
      return { code, shown, number: null, refused: said.code ?? String(answer.status), milliseconds };
    // The first refusal returns the sum with what the form adds to the goods.
    sum = said.details?.['sum'] ?? sum;
    if (current !== price) shown.push(current);
  }
  return { code, shown, number: null, refused: 'figures_changed', milliseconds };
}
