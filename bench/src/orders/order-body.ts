/** A call as a signed-in customer. */
export type SendCall = (path: string, token: string, body: object) => Promise<Response>;

/** A body of create-order. */
export interface OrderBody {
  shipping: { warehouse: number; user: { personal: boolean; name: string; phone: string; email: string } };
  cart: { product: { id: string; qty: number; price: number }[]; sum: number };
  deliver: number;
}

/** One piece of each product, for pickup; the figures are the shop's own. */
export async function bodyOf(post: SendCall, token: string, ...codes: string[]): Promise<OrderBody> {
  const user = { personal: true, name: 'Болд', phone: '99112233', email: 'bold@tokhi.example' };
  const cart = { product: codes.map((id) => ({ id, qty: 1, price: 1 })), sum: 1 };
  const refused = await post('/api/product/create-order', token, {
    shipping: { warehouse: 1, user },
    cart,
    deliver: 0,
  });
  const { details } = (await refused.json()) as { details?: Record<string, number> };
  if (details === undefined) throw new Error(`create-order answered ${refused.status} without the figures`);
  const figure = (name: string): number => {
    const value = details[name];
    if (value === undefined) throw new Error(`create-order does not say ${name}: ${JSON.stringify(details)}`);
    return value;
  };
  const product = codes.map((id) => ({ id, qty: 1, price: figure(`price.${id}`) }));
  return { shipping: { warehouse: 1, user }, cart: { product, sum: figure('sum') }, deliver: 0 };
}
