import { type APIRequestContext, expect } from '@playwright/test';
import { fromElsewhere } from '../signed-in.ts';
import { receivePieces } from './beside-the-shop.ts';

interface Form {
  token: string;
  code?: string;
  qty?: number;
  /** 0 is delivery, to the second khoroo of the first district. */
  warehouse?: 0 | 1 | 3;
  email?: string;
  /** Of an organisation; left out, a person orders. */
  register?: string;
}

interface Figures {
  [name: string]: number;
}

/**
 * An order as the shipping page makes it. The figures are those that the shop answers with when it is asked with none: how the
 * page counts them is told by the journeys of that page.
 */
export async function makeOrder(request: APIRequestContext, form: Form): Promise<string> {
  const { token, code = '70489215', qty = 1, warehouse = 1, email = 'bat@tokhi.example', register } = form;
  const address = warehouse === 0 ? { district: 1, khoroo: 2, more: 'Номин хотхон, 304-р байр, 71 тоот' } : {};
  const send = async (figures: Figures | null) => {
    const { deliver = 0, sum = 0, price = 0, ...terms } = figures ?? {};
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
        cart: { product: [{ id: code, qty, price }], sum, ...terms },
        deliver,
      },
    });
    return answer.json();
  };
  await receivePieces(code, qty);
  const { code: refused, details } = await send(null);
  expect(refused).toBe('figures_changed');
  const { subtotal, sale, Fee, assemble, mow, chinaDeliver, NOAT, sum, deliver } = details;
  const figures = { subtotal, sale, Fee, assemble, mow, chinaDeliver, NOAT, sum, deliver };
  const made = await send({ ...figures, price: details[`price.${code}`] });
  expect(made).toMatchObject({ result: 'success' });
  return made.ordernumber;
}
