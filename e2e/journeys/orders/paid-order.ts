import { type APIRequestContext, expect } from '@playwright/test';
import { fromElsewhere } from '../signed-in.ts';
import { makeOrder } from './made-order.ts';
import { money } from './money-command.ts';

/** Two sofas or other goods, paid by bank transfer: chosen by the buyer, confirmed by the staff. */
export async function paidOrder(
  request: APIRequestContext,
  token: string,
  goods: { code?: string; qty: number } = { qty: 2 },
): Promise<{ number: string; total: number }> {
  const number = await makeOrder(request, { token, ...goods });
  const ask = async (path: string, data: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const headers = { ...fromElsewhere(), authorization: `Bearer ${token}`, ...key };
    const answer = await request.post(path, { headers, data });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  const { order } = await ask('/api/product/show-order', { ordernumber: number });
  const total: number = order.total_amount;
  const choice = { ordernumber: number, payment: 'mobile', usedBonus: 0, noat: 0, sum: total };
  await ask('/api/purchase/submit-order', choice);
  await money('confirm', number, String(total), '--id', `BANK-${number}`, '--at', new Date().toISOString());
  return { number, total };
}
