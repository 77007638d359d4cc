import { afterEach, beforeEach, expect, test } from 'vitest';
import { QPAY_MERCHANT } from '../../../../sandbox/src/qpay/merchant.ts';
import { bankOfTest } from '../../../test/bank-of-test.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { openProvider, type Provider } from '../gateway/open-provider.ts';
import {
  type InvoiceAsked,
  type KnownInvoice,
  type OpenedInvoice,
  ProviderAway,
  ProviderRefused,
  ProviderUnsure,
} from '../gateway/payment-gateway.ts';
import { openQPay, type QPayKeys } from './open-qpay.ts';

const sandbox = sandboxOfTest();
const bank = bankOfTest(sandbox, ['qpay']);
let provider: Provider;
let troubles: string[];
beforeEach(() => {
  troubles = [];
  provider = openProvider({ name: 'qpay', onTrouble: (reason) => troubles.push(reason) });
});
afterEach(() => provider.close());

const opened = (changed: Partial<QPayKeys> = {}, now?: () => Date) =>
  openQPay(provider, { url: sandbox.address('/qpay/v2'), ...QPAY_MERCHANT, ...changed }, now);

let orders = 0;
const asked = (changed: Partial<InvoiceAsked> = {}): InvoiceAsked => {
  orders += 1;
  return {
    reference: `IK${String(orders).padStart(10, '0')}`,
    amountTug: 1_250_000,
    description: 'Тохь',
    callbackUrl: 'https://shop.test/callback?token=abc',
    returnUrl: 'https://shop.test/show-order',
    expiresAt: new Date('2026-11-17T10:05:00Z'),
    payer: { name: null, phone: null, email: 'nomin@example.mn' },
    ...changed,
  };
};
const known = (
  request: InvoiceAsked,
  { providerInvoiceId }: Pick<OpenedInvoice, 'providerInvoiceId'>,
): KnownInvoice => ({
  providerInvoiceId,
  reference: request.reference,
  amountTug: request.amountTug,
  createdAt: new Date(Date.now() - 60_000),
});

test('an invoice comes with a QR text, a short address and a link for every bank’s app', async () => {
  const request = asked();
  const invoice = await opened().createInvoice(request);
  expect(invoice.qrText).toMatch(/^000201010212.*54071250000.*6304[0-9A-F]{4}$/);
  expect(invoice.paymentUrl).toMatch(/^https:\/\/s\.qpay\.mn\//);
  expect(invoice.deeplinks).toHaveLength(23);
  expect(invoice.deeplinks[1]).toEqual({
    name: 'Khan bank',
    description: 'Хаан банк',
    link: `khanbank://q?qPay_QRcode=${invoice.qrText}`,
  });
  const answer = await fetch(`${sandbox.address('/bank/bills')}?reference=${request.reference}`);
  expect(await answer.json()).toMatchObject([{ service: 'qpay', amountTug: 1_250_000, state: 'open' }]);
});

test('trap: an unpaid invoice has no paid_amount, and is open', async () => {
  const request = asked();
  const qpay = opened();
  expect(await qpay.check(known(request, await qpay.createInvoice(request)))).toEqual({ state: 'open', payments: [] });
});

test('trap: figures come as texts and rows without a time; a paid invoice tells amount, fee, payer and moment', async () => {
  const request = asked();
  const qpay = opened();
  const invoice = await qpay.createInvoice(request);
  await bank.pay({ reference: request.reference, paidAt: '2026-11-16T12:34:56.000Z' });
  const { state, payments } = await qpay.check(known(request, invoice));
  expect(state).toBe('paid');
  expect(payments).toEqual([
    {
      providerPaymentId: expect.stringMatching(/^\d{15}$/),
      reference: request.reference,
      providerInvoiceId: invoice.providerInvoiceId,
      amountTug: 1_250_000,
      feeTug: 12_500,
      receivedAt: new Date('2026-11-16T12:34:56.000Z'),
      payer: 'Хаан банк 50*******',
      evidence: expect.objectContaining({ payment_amount: '1250000.00', payment_currency: 'MNT' }),
    },
  ]);
});

test('money is told as it came: short, over and twice', async () => {
  const qpay = opened();
  for (const [way, amounts] of [
    ['short', [1_249_000]],
    ['over', [1_251_000]],
    ['twice', [1_250_000, 1_250_000]],
  ] as const) {
    const request = asked();
    const invoice = await qpay.createInvoice(request);
    await bank.pay({ reference: request.reference, way });
    const { payments } = await qpay.check(known(request, invoice));
    expect(payments.map(({ amountTug }) => amountTug)).toEqual(amounts);
  }
});

test('trap: a cancelled invoice is CANCELED with one L, and closing it again is no error', async () => {
  const request = asked();
  const qpay = opened();
  const invoice = known(request, await qpay.createInvoice(request));
  await qpay.cancel(invoice);
  expect(await qpay.check(invoice)).toEqual({ state: 'closed', payments: [] });
  await qpay.cancel(invoice);
  expect(await bank.pay({ reference: request.reference })).toBe(404);
});

test('a paid invoice is not cancelled away: the next look finds the money', async () => {
  const request = asked();
  const qpay = opened();
  const invoice = known(request, await qpay.createInvoice(request));
  await bank.pay({ reference: request.reference });
  await qpay.cancel(invoice);
  expect(await qpay.check(invoice)).toMatchObject({ state: 'paid', payments: [{ amountTug: 1_250_000 }] });
});

test('trap: what is not found is 422, and can no longer be paid', async () => {
  const request = asked();
  const nobodys = known(request, { providerInvoiceId: '00000000-0000-0000-0000-000000000000' });
  expect(await opened().check(nobodys)).toEqual({ state: 'closed', payments: [] });
  await opened().cancel(nobodys);
});

test('trap: a wrong field is told as an object, any other refusal as a word', async () => {
  await expect(opened().createInvoice(asked({ reference: 'I'.repeat(46) }))).rejects.toThrow(
    new ProviderRefused('qpay: wrong sender_invoice_no'),
  );
  await expect(opened({ invoiceCode: 'ANOTHER' }).createInvoice(asked())).rejects.toThrow(
    new ProviderRefused('qpay: INVOICE_CODE_INVALID'),
  );
  await expect(opened({ password: 'wrong' }).createInvoice(asked())).rejects.toThrow(
    new ProviderRefused('qpay: AUTHENTICATION_FAILED'),
  );
});

test('trap: the same number twice is two invoices, so an invoice is never asked for twice by itself', async () => {
  const request = asked();
  const qpay = opened();
  await qpay.check(known(request, await qpay.createInvoice(request)));
  await sandbox.turn('qpay', 'lost', 1);
  await expect(qpay.createInvoice(request)).rejects.toThrow(ProviderUnsure);
  const requests = await fetch(`${sandbox.address('/bank/bills')}?reference=${request.reference}`);
  expect(await requests.json()).toHaveLength(2);
});

test('money for an invoice whose answer was lost is found by what we called it', async () => {
  const request = asked();
  const qpay = opened();
  await qpay.listPayments(new Date(), new Date());
  await sandbox.turn('qpay', 'lost', 1);
  await expect(qpay.createInvoice(request)).rejects.toThrow(ProviderUnsure);
  const lost = { ...known(request, { providerInvoiceId: '' }), providerInvoiceId: null };
  expect(await qpay.check(lost)).toEqual({ state: 'closed', payments: [] });
  await bank.pay({ reference: request.reference });
  expect(await qpay.check(lost)).toMatchObject({
    state: 'paid',
    payments: [{ reference: request.reference, providerInvoiceId: expect.any(String), amountTug: 1_250_000 }],
  });
});

test('trap: SYSTEM_BUSY leaves open whether the invoice was made; a look is repeated until it is over', async () => {
  const request = asked();
  const qpay = opened();
  const invoice = known(request, await qpay.createInvoice(request));
  await sandbox.turn('qpay', 'down');
  await expect(qpay.createInvoice(asked())).rejects.toThrow(ProviderUnsure);
  await sandbox.turn('qpay', 'down', 2);
  expect(await qpay.check(invoice)).toMatchObject({ state: 'open' });
  expect(troubles).toEqual(['qpay: answered 500', 'qpay: answered 500', 'qpay: answered 500']);
});

test('without a token nothing was asked: QPay is away', async () => {
  await sandbox.turn('qpay', 'down');
  await expect(opened().createInvoice(asked())).rejects.toThrow(ProviderAway);
});

const clearTokens = async (): Promise<unknown> =>
  (await fetch(sandbox.address('/qpay/forget-tokens'), { method: 'POST' })).json();

test('trap: expires_in is a moment: a token is kept for a day, and renewed a minute before it ends', async () => {
  await clearTokens();
  const seen = { now: new Date() };
  const qpay = opened({}, () => seen.now);
  const ask = () => qpay.listPayments(seen.now, seen.now);
  await ask();
  seen.now = new Date(Date.now() + 23 * 3_600_000);
  await ask();
  expect(await clearTokens()).toEqual({ forgotten: 1 });

  // QPay has dropped the token: it is refused, and another one is fetched.
  await ask();
  seen.now = new Date(Date.now() + 24 * 3_600_000);
  await ask();
  expect(await clearTokens()).toEqual({ forgotten: 2 });
  expect(troubles).toEqual([]);
});

test('the list of a time tells every payment with its reference', async () => {
  const qpay = opened();
  const requests = [asked(), asked(), asked()];
  for (const [at, request] of requests.entries()) {
    await qpay.createInvoice(request);
    await bank.pay({ reference: request.reference, paidAt: `2025-03-0${at + 1}T00:00:00Z` });
  }
  const listed = await qpay.listPayments(new Date('2025-03-01T00:00:00Z'), new Date('2025-03-02T12:00:00Z'));
  expect(listed.map(({ reference }) => reference)).toEqual(requests.slice(0, 2).map(({ reference }) => reference));
  expect(listed[0]).toMatchObject({ amountTug: 1_250_000, receivedAt: new Date('2025-03-01T00:00:00Z') });
});

test('what was paid by card is given back whole and once; an app’s payment and a part of one are not', async () => {
  const qpay = opened();
  const paidBy = async (by?: 'card') => {
    const request = asked();
    const invoice = await qpay.createInvoice(request);
    await bank.pay({ reference: request.reference, ...(by && { by }) });
    const { payments } = await qpay.check(known(request, invoice));
    return { providerPaymentId: payments[0]?.providerPaymentId ?? '', reference: request.reference };
  };
  const card = await paidBy('card');
  await expect(qpay.refund({ ...card, amountTug: 1_000 })).rejects.toThrow(ProviderRefused);
  const done = { providerRefundId: card.providerPaymentId };
  expect(await qpay.refund({ ...card, amountTug: 1_250_000 })).toEqual(done);
  expect(await qpay.refund({ ...card, amountTug: 1_250_000 })).toEqual(done);
  await expect(qpay.refund({ ...(await paidBy()), amountTug: 1_250_000 })).rejects.toThrow(ProviderRefused);
});
