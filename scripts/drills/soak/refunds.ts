// Staff refund what the shop cannot deliver: one prepares it; a second approves it if the sum is large, and closes it with a proof.
import { randomUUID } from 'node:crypto';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { logIn, postAs } from '../load/staff.ts';
import type { Shop } from '../shop/start-shop.ts';

const ACCOUNT = { bank: 'Хаан банк', number: '5037123456', holder: 'Жишээ' };

interface Replies {
  refundTerms: { sums: { amount: number } };
  showOrder: { order: { version: number } };
  createRefund: { refund: { id: number } };
  showRefund: { refund: { approval: { id: number; version: number } | null } };
}

/** Refunds the whole order; throws with the answer if it cannot be completed. */
export async function refundOrder(shop: Shop, ordernumber: string): Promise<void> {
  // Money requires a recent second factor.
  const [first, second] = await Promise.all([logIn(shop), logIn(shop)]);
  const ask = async <Name extends AdminEndpointName>(cookie: string, name: Name, body: object) => {
    const answer = await postAs(shop)(adminEndpoints[name].path, cookie, body, randomUUID());
    const said = await answer.json();
    if (answer.status !== 200) throw new Error(`${name} of ${ordernumber}: ${answer.status} ${JSON.stringify(said)}`);
    return said as Name extends keyof Replies ? Replies[Name] : unknown;
  };
  const goods = { ordernumber, reason: 'unavailable' };
  const { sums } = await ask(first, 'refundTerms', goods);
  const { order } = await ask(first, 'showOrder', { ordernumber });
  const written = { note: 'Агуулахад алга', account: ACCOUNT, sum: sums.amount, version: order.version };
  const { refund } = await ask(first, 'createRefund', { ...goods, ...written });
  // A large refund waits for the second person.
  const { approval } = (await ask(second, 'showRefund', { id: refund.id })).refund;
  if (approval !== null)
    await ask(second, 'approveRefund', { approval: approval.id, version: approval.version, state: 'approved' });
  await ask(second, 'closeRefund', { id: refund.id, proof: `TX-${refund.id}` });
}
