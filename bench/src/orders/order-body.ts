/** A call as a customer who is signed in. */
export type SendCall = (path: string, token: string, body: object) => Promise<Response>;

/** One piece of the first product, fetched; its figures as the shop itself says them. */
export async function bodyOf(post: SendCall, token: string, code: string): Promise<object> {
  const user = { personal: true, name: 'Болд', phone: '99112233', email: 'bold@tokhi.example' };
  const cart = { product: [{ id: code, qty: 1, price: 1 }], sum: 1 };
  const refused = await post('/api/product/create-order', token, {
    shipping: { warehouse: 1, user },
    cart,
    deliver: 0,
  });
  const { details } = (await refused.json()) as { details?: Record<string, number> };
  if (details === undefined) throw new Error(`create-order answered ${refused.status} without the figures`);
  const product = [{ id: code, qty: 1, price: details[`price.${code}`] }];
  return { shipping: { warehouse: 1, user }, cart: { product, sum: details['sum'] }, deliver: 0 };
}
