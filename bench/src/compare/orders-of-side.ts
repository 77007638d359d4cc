import { inFlight } from '../money/paced.ts';
import { bodyOf, type SendCall } from '../orders/order-body.ts';
import { stockUp } from '../orders/stock-up.ts';
import { buyersOf } from './buyers-of-side.ts';
import { ask, call, type RequestsFor, type Wanted } from './requests.ts';
import type { Side } from './start-side.ts';

const GOODS = 10;
const OWNERS = 4;
/** An account has three unpaid orders at most. */
const ORDERS_OF_OWNER = 3;

/** Requests about orders: each side has its own customers and orders, and each order that is created or paid is a new one. */
export interface OrderRequests {
  createOrder: RequestsFor;
  submitOrder: RequestsFor;
  showOrder: RequestsFor;
  showOrders: RequestsFor;
}

interface Made {
  token: string;
  ordernumber: string;
}

export async function ordersOfSide(side: Side, codes: readonly string[]): Promise<OrderRequests> {
  await stockUp(side.database);
  const forms = await formsOf(side, codes.slice(0, GOODS));
  const making = (tokens: readonly string[]) =>
    tokens.map((token, at) => call('createOrder', forms[at % forms.length] ?? {}, token));
  const makeFor = (tokens: readonly string[]) => makeAll(side, making(tokens), tokens);
  const owners = await buyersOf(side, OWNERS);
  const shown = await makeFor(owners.flatMap((token) => Array.from({ length: ORDERS_OF_OWNER }, () => token)));
  const choices = await inFlight(await makeFor(await buyersOf(side, forms.length)), (made) => choiceOf(side, made));
  return {
    createOrder: async (count) => making(await buyersOf(side, count)),
    submitOrder: async (count) =>
      (await makeFor(await buyersOf(side, count))).map(({ token, ordernumber }, at) =>
        call('submitOrder', { ...choices[at % choices.length], ordernumber }, token),
      ),
    showOrder: async () => shown.map(({ token, ordernumber }) => call('showOrder', { ordernumber }, token)),
    showOrders: async () => owners.map((token) => call('showOrders', {}, token)),
  };
}

/** One after the other: each locks the row of the same customer. */
async function formsOf(side: Side, codes: readonly string[]): Promise<object[]> {
  const [token = ''] = await buyersOf(side, 1);
  const post: SendCall = (path, _token, body) => ask(side, { method: 'POST', path, body, token });
  const forms: object[] = [];
  for (const code of codes) forms.push(await bodyOf(post, token, code));
  return forms;
}

const makeAll = (side: Side, orders: readonly Wanted[], tokens: readonly string[]): Promise<Made[]> =>
  inFlight(orders, async (wanted, at) => {
    const { ordernumber } = await answerOf<{ ordernumber: string }>(side, wanted);
    return { token: tokens[at] ?? '', ordernumber };
  });

/** Bank transfer, which calls no provider: measures the shop itself. */
async function choiceOf(side: Side, { token, ordernumber }: Made): Promise<object> {
  const { order } = await answerOf<{ order: Record<'total_amount' | 'NOAT', number> }>(
    side,
    call('getIncompleteOrder', { ordernumber }, token),
  );
  return { payment: 'mobile', usedBonus: 0, noat: order.NOAT, sum: order.total_amount };
}

async function answerOf<Answer>(side: Side, wanted: Wanted): Promise<Answer> {
  const answer = await ask(side, wanted);
  if (answer.status !== 200)
    throw new Error(`${wanted.path}, ${side.name}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
  return (await answer.json()) as Answer;
}
