import { type APIRequestContext, expect } from '@playwright/test';
import { fromElsewhere } from '../signed-in.ts';
import { receivePieces } from './run-order-scripts.ts';

interface Form {
  token: string;
  code?: string;
  qty?: number;
  /** Further products, one piece of each. */
  more?: readonly string[];
  /** 0 is delivery, to the second khoroo of the first district. */
  warehouse?: 0 | 1 | 3;
  email?: string;
  /** The register of an organisation; without it a person orders. */
  register?: string;
}

interface Figures {
  terms: Record<string, number>;
  prices: Record<string, number>;
}

/**
 * An order as the shipping page makes it. Its figures come from the shop's answer to a request without any: the journeys of that
 * page check how the page computes them.
 */
export async function makeOrder(request: APIRequestContext, form: Form): Promise<string> {
  const { token, code = '70489215', qty = 1, more = [], warehouse = 1, email = 'bat@tokhi.example', register } = form;
  const address = warehouse === 0 ? { district: 1, khoroo: 2, more: 'Номин хотхон, 304-р байр, 71 тоот' } : {};
  const lines = [{ id: code, qty }, ...more.map((id) => ({ id, qty: 1 }))];
  const send = async (figures: Figures | null) => {
    const { deliver = 0, sum = 0, ...terms } = figures?.terms ?? {};
    const product = lines.map((line) => ({ ...line, price: figures?.prices[line.id] ?? 0 }));
    const answer = await request.post('/api/product/create-order', {
      headers: {
        ...fromElsewhere(),
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      data: {
        shipping: {
          warehouse,
          user: {
            personal: register === undefined,
            name: 'Бат',
            phone: '99112233',
            email,
            register: register ?? null,
            ...address,
          },
        },
        cart: { product, sum, ...terms },
        deliver,
      },
    });
    return answer.json();
  };
  for (const line of lines) await receivePieces(line.id, line.qty);
  const { code: refused, details } = await send(null);
  expect(refused).toBe('figures_changed');
  const { subtotal, sale, Fee, assemble, mow, chinaDeliver, NOAT, sum, deliver } = details;
  const terms = { subtotal, sale, Fee, assemble, mow, chinaDeliver, NOAT, sum, deliver };
  const made = await send({
    terms,
    prices: Object.fromEntries(lines.map(({ id }) => [id, details[`price.${id}`]])),
  });
  expect(made).toMatchObject({ result: 'success' });
  return made.ordernumber;
}
