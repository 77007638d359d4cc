import { fieldTexts } from '@tokhi/contract/texts/field-texts';
import { afterEach, expect, test } from 'vitest';
import { type Bought, bought, choiceOf, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { askAs, signedInCustomer } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';

const money = moneyOfTest();
afterEach(() => {
  money.clock.at = DEMO_DAY;
  for (const provider of [money.qpay, money.monpay, money.storepay]) {
    Object.assign(provider.switches, { create: null, check: null, cancel: null, beforeAnswer: null });
  }
});

const HOUR_MS = 3_600_000;
const orderOf = ({ id }: Bought) =>
  money.database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const invoicesOf = ({ id }: Bought) =>
  money.database.db
    .selectFrom('invoices')
    .select(['reference', 'provider', 'status', 'amount_tug'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
const balanceOf = async ({ buyer }: Bought) => {
  const row = money.database.db.selectFrom('bonus_balances').select('balance').where('customer_id', '=', buyer.id);
  return (await row.executeTakeFirst())?.balance ?? 0;
};
const pageOf = async ({ buyer, ordernumber }: Bought) =>
  (await askAs(money.shop.app, buyer.token, 'getIncompleteOrder', { ordernumber })).body;

test('a choice opens its invoice: figures, bonus and id are kept, and the dialog can be opened again', async () => {
  const order = await bought(money, { points: 2_020 });
  const { status, body } = await submit(money, order, 'qpay', 2_020);
  expect([status, body]).toEqual([200, { result: 'success', invoiceId: order.ordernumber, paymentUrl: null }]);
  const row = await orderOf(order);
  expect(row).toMatchObject({ payment_method: 'qpay', used_bonus_tug: 2_020, total_tug: 202_980 });
  expect(await balanceOf(order)).toBe(0);
  const { asked } = money.qpay.invoiceOf(order.ordernumber);
  expect(asked).toMatchObject({ amountTug: 202_980, description: order.ordernumber, expiresAt: row.expires_at });
  expect(asked.callbackUrl).toMatch(/^https:\/\/tokhi\.example\/api\/callback\/payment\/qpay\?token=[\w-]{43}$/);
  const dialog = await askAs(money.shop.app, order.buyer.token, 'openInvoice', { ordernumber: body.invoiceId });
  expect(dialog.body).toMatchObject({
    ordernumber: order.ordernumber,
    checking: false,
    invoice: { payment: 'qpay', amount: 202_980, received: 0, accounts: [], reference: null },
  });
  expect(dialog.body.invoice?.QRCode).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(dialog.body.invoice?.qpay_deeplink).toMatchObject([{ name: 'Khan bank', logo: '' }]);
});

test('nothing chosen, a method that is off, a stranger and other figures are refused by name, and change nothing', async () => {
  const order = await bought(money, { points: 500 });
  const page = await pageOf(order);
  const good = choiceOf(page, 'qpay', 500);
  const send = async (changes: object, token = order.buyer.token) => {
    const { status, body } = await askAs(money.shop.app, token, 'submitOrder', { ...good, ...changes });
    return [status, body.code];
  };
  expect(await send({ payment: '' })).toEqual([400, 'payment_not_chosen']);
  expect(await send({ payment: 'mongolchat' })).toEqual([502, 'payment_unavailable']);
  expect(await send({ payment: 'golomt' })).toEqual([502, 'payment_unavailable']);
  expect(await send({}, (await signedInCustomer(money.database.db)).token)).toEqual([404, 'order_not_found']);
  for (const changes of [
    { sum: good.sum - 1 },
    { noat: 1 },
    { usedBonus: 501 },
    { lend: { type: 'storepay', fee: 0 } },
    { payment: 'storepay' },
  ]) {
    expect(await send(changes)).toEqual([409, 'figures_changed']);
  }
  expect([await invoicesOf(order), await balanceOf(order)]).toEqual([[], 500]);
  expect(await orderOf(order)).toMatchObject({ payment_method: null, total_tug: 205_000 });
});

test('the nine ways are listed, QPay first, with what is off, what a lender takes and in how many parts', async () => {
  const { methods, lend } = await pageOf(await bought(money));
  expect(methods.map(({ type, on }) => `${type} ${on ? 'on' : 'off'}`)).toEqual([
    'qpay on',
    'golomt off',
    'monpay on',
    'mobile on',
    'mongolchat off',
    'storepay on',
    'KhanLending on',
    'pocket off',
    'mcredit off',
  ]);
  expect(methods.find(({ type }) => type === 'storepay')).toMatchObject({
    fee: 20_300,
    plan: { count: 4, daysBetween: 30 },
  });
  expect(lend).toEqual([
    { type: 'storepay', fee: 20_300 },
    { type: 'KhanLending', fee: 2_300 },
  ]);
});

test('the same choice shows the same invoice, however often and from however many connections', async () => {
  const order = await bought(money);
  const choice = choiceOf(await pageOf(order), 'qpay');
  const press = () => askAs(money.shop.app, order.buyer.token, 'submitOrder', choice);
  const answers = await Promise.all(Array.from({ length: 20 }, press));
  expect(answers.map(({ status, body }) => [status, body.invoiceId])).toEqual(
    Array.from({ length: 20 }, () => [200, order.ordernumber]),
  );
  expect(money.qpay.invoices.filter(({ asked }) => asked.description === order.ordernumber)).toHaveLength(1);
});

test('whose the receipt will be is kept with the choice, and may be changed or taken back without another invoice', async () => {
  const order = await bought(money);
  for (const [typed, kept] of [
    ['10038071', '10038071'],
    [' 20038072 ', '20038072'],
    ['', null],
  ] as const) {
    expect((await submit(money, order, 'qpay', 0, { consumer: typed })).status).toBe(200);
    expect((await pageOf(order)).shipping.consumer).toBe(kept);
  }
  expect(await invoicesOf(order)).toHaveLength(1);
  expect(await submit(money, order, 'qpay', 0, { consumer: '1003807' })).toMatchObject({
    status: 400,
    body: { details: { consumer: fieldTexts.consumer_not_8_digits } },
  });
});

test('another method closes the invoice at its provider and opens a new one; another bonus likewise, and points follow', async () => {
  const order = await bought(money, { points: 2_020 });
  await submit(money, order, 'qpay', 2_020);
  expect((await submit(money, order, 'storepay', 2_020)).body.invoiceId).toBe(`${order.ordernumber}-R2`);
  expect(money.qpay.invoiceOf(order.ordernumber).state).toBe('closed');
  expect((await submit(money, order, 'qpay', 20)).body.invoiceId).toBe(`${order.ordernumber}-R3`);
  expect(await invoicesOf(order)).toEqual([
    { reference: order.ordernumber, provider: 'qpay', status: 'cancelled', amount_tug: 202_980 },
    { reference: `${order.ordernumber}-R2`, provider: 'storepay', status: 'cancelled', amount_tug: 223_280 },
    { reference: `${order.ordernumber}-R3`, provider: 'qpay', status: 'open', amount_tug: 204_980 },
  ]);
  expect(await balanceOf(order)).toBe(2_000);
  expect(await orderOf(order)).toMatchObject({ lender_code: null, lending_fee_tug: 0, used_bonus_tug: 20 });
});

test('another code closes the invoice, gives the points back and asks the customer to choose anew', async () => {
  const order = await bought(money, { points: 2_020 });
  await submit(money, order, 'qpay', 2_020);
  const code = `BELEG${order.id}`;
  await money.database.db.insertInto('codes').values({ code, kind: 'voucher', amount_tug: 10_000 }).execute();
  const used = await askAs(money.shop.app, order.buyer.token, 'useCoupon', {
    coupon: code,
    ordernumber: order.ordernumber,
  });
  expect(used.body.figures).toMatchObject({ coupon: 10_000, total: 195_000 });
  expect(money.qpay.invoiceOf(order.ordernumber).state).toBe('closed');
  expect([await balanceOf(order), (await orderOf(order)).payment_method]).toEqual([2_020, null]);
  expect((await submit(money, order, 'qpay', 1_000)).status).toBe(200);
  expect(money.qpay.invoiceOf(`${order.ordernumber}-R2`).asked.amountTug).toBe(194_000);
});

test('paid meanwhile is paid: a customer who chooses anew after paying learns that it is paid', async () => {
  const order = await bought(money);
  await submit(money, order, 'qpay');
  money.qpay.pay(order.ordernumber);
  expect((await submit(money, order, 'monpay')).body.code).toBe('order_already_paid');
  expect((await orderOf(order)).status).toBe('paid');
  expect(money.monpay.invoices.some(({ asked }) => asked.description === order.ordernumber)).toBe(false);
});

test('a provider that does not say whether it closed the old invoice keeps the choice as it was', async () => {
  const order = await bought(money);
  await submit(money, order, 'qpay');
  Object.assign(money.qpay.switches, { cancel: 'away', check: 'away' });
  expect((await submit(money, order, 'monpay')).body.code).toBe('payment_checking');
  expect(await invoicesOf(order)).toMatchObject([{ provider: 'qpay', status: 'open' }]);
  const dialog = await askAs(money.shop.app, order.buyer.token, 'openInvoice', { ordernumber: order.ordernumber });
  expect(dialog.body, 'nothing invites to pay once more').toMatchObject({ checking: true, invoice: null });
  Object.assign(money.qpay.switches, { cancel: null, check: null });
  expect((await submit(money, order, 'monpay')).status).toBe(200);
});

test('an invoice that the provider closed, and nobody noted it, is shown to nobody: whoever comes back to it gets another', async () => {
  const order = await bought(money);
  await submit(money, order, 'qpay');
  // The provider closed it, and neither this answer nor another one arrives.
  Object.assign(money.qpay.switches, { cancel: 'answer lost', check: 'away' });
  expect((await submit(money, order, 'monpay')).body.code).toBe('payment_checking');
  expect(money.qpay.invoiceOf(order.ordernumber).state).toBe('closed');
  Object.assign(money.qpay.switches, { cancel: null, check: null });
  const dialog = await askAs(money.shop.app, order.buyer.token, 'openInvoice', { ordernumber: order.ordernumber });
  expect(dialog.body.invoice).toBeNull();
  const { body } = await submit(money, order, 'qpay');
  expect(money.qpay.invoiceOf(body.invoiceId)).toMatchObject({ state: 'open' });
  expect((await invoicesOf(order)).map(({ status }) => status)).toEqual(['cancelled', 'open']);
});

test('an answer that was lost closes the row and asks anew as -R2; two lost answers are «away»', async () => {
  const order = await bought(money);
  money.qpay.switches.create = 'answer lost';
  expect((await submit(money, order, 'qpay')).body.code).toBe('payment_unavailable');
  expect((await invoicesOf(order)).map(({ reference, status }) => [reference, status])).toEqual([
    [order.ordernumber, 'cancelled'],
    [`${order.ordernumber}-R2`, 'cancelled'],
  ]);
  money.qpay.switches.create = null;
  expect((await submit(money, order, 'qpay')).body.invoiceId).toBe(`${order.ordernumber}-R3`);
});

test('a provider that refuses, in words of its own, or is away leaves no open invoice, and the customer may choose another', async () => {
  const order = await bought(money);
  for (const [fault, said] of [
    ['away', {}],
    ['refuses', { details: { said: 'Эрх хүрэлцэхгүй' } }],
  ] as const) {
    money.qpay.switches.create = fault;
    expect((await submit(money, order, 'qpay')).body).toMatchObject({ code: 'payment_unavailable', ...said });
  }
  expect((await invoicesOf(order)).every(({ status }) => status === 'cancelled')).toBe(true);
  expect((await submit(money, order, 'monpay')).status).toBe(200);
});

test('a process that died between the row and the answer: the row is closed and asked anew', async () => {
  const order = await bought(money);
  await submit(money, order, 'qpay');
  const { db } = money.database;
  // The row as after the crash: written, without the provider's answer.
  const lost = db.updateTable('invoices').where('order_id', '=', order.id);
  await lost
    .set({ provider_invoice_id: null, qr_text: null, created_at: new Date(DEMO_DAY.getTime() - 60_000) })
    .execute();
  const dialog = await askAs(money.shop.app, order.buyer.token, 'openInvoice', { ordernumber: order.ordernumber });
  expect(dialog.body.invoice).toBeNull();
  expect((await submit(money, order, 'qpay')).body.invoiceId).toBe(`${order.ordernumber}-R2`);
  expect((await invoicesOf(order)).map(({ status }) => status)).toEqual(['cancelled', 'open']);
});

test('an invoice that is given up while the provider makes it is shown to nobody and closed there', async () => {
  const order = await bought(money);
  money.qpay.switches.beforeAnswer = async () => {
    const mine = money.database.db.updateTable('invoices').where('order_id', '=', order.id);
    await mine.set({ status: 'cancelled', closed_at: DEMO_DAY }).execute();
  };
  expect((await submit(money, order, 'qpay')).body.code).toBe('payment_unavailable');
  expect(money.qpay.invoiceOf(order.ordernumber).state).toBe('closed');
});

test('a transfer has accounts, reference and the hour of its confirmation, and its order lives longer', async () => {
  const order = await bought(money);
  const before = await orderOf(order);
  await submit(money, order, 'mobile');
  const row = await orderOf(order);
  expect(row.pay_by?.getTime()).toBe(hoursAfter(before.created_at, 48));
  expect(row.expires_at.getTime()).toBeGreaterThan(hoursAfter(before.created_at, 48));
  const { body } = await askAs(money.shop.app, order.buyer.token, 'openInvoice', { ordernumber: order.ordernumber });
  expect(body.invoice).toMatchObject({
    payment: 'mobile',
    QRCode: null,
    reference: `IK${order.ordernumber.slice(-4)}`,
    lender_number: null,
  });
  expect(body.invoice?.accounts.length).toBeGreaterThan(0);
  expect(body.invoice?.confirmed_by).not.toBeNull();
  // It never gets earlier, whatever is chosen next.
  await submit(money, order, 'qpay');
  expect((await orderOf(order)).expires_at).toEqual(row.expires_at);
});

const hoursAfter = (from: Date, hours: number) => from.getTime() + hours * HOUR_MS;

test('an order whose time is over takes no choice', async () => {
  const order = await bought(money);
  const choice = choiceOf(await pageOf(order), 'qpay');
  money.clock.at = new Date(DEMO_DAY.getTime() + 24 * HOUR_MS);
  expect((await askAs(money.shop.app, order.buyer.token, 'submitOrder', choice)).body.code).toBe('order_expired');
});
