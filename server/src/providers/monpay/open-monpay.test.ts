import { expect, test } from 'vitest';
import { MONPAY_MERCHANT } from '../../../../sandbox/src/monpay/merchant.ts';
import { PAID_AT, payerOfTest } from '../../../test/payer-of-test.ts';
import { providerOfTest } from '../../../test/provider-of-test.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { ProviderRefused, ProviderUnsure } from '../gateway/payment-gateway.ts';
import { type MonPayKeys, openMonPay } from './open-monpay.ts';

const sandbox = sandboxOfTest();
const payer = payerOfTest(sandbox, 'monpay');
const wire = providerOfTest();

const opened = (changed: Partial<MonPayKeys> = {}) =>
  openMonPay(payer.provider(), { ...MONPAY_MERCHANT, url: sandbox.address('/monpay'), ...changed });
const answering = async (answer: object) =>
  opened({ url: await wire.answers((_request, reply) => reply.end(JSON.stringify(answer))) });

test('a QR is shown, code 23 means that nobody has scanned it, and code 0 that it is paid', async () => {
  const monPay = opened();
  const asked = payer.asked();
  const opening = await monPay.createInvoice(asked);
  expect(opening).toEqual({
    providerInvoiceId: expect.any(String),
    qrText: expect.stringMatching(/^monpay:/),
    paymentUrl: null,
    deeplinks: [],
  });
  const invoice = { ...payer.known(asked), providerInvoiceId: opening.providerInvoiceId };
  expect(await monPay.check(invoice)).toEqual({ state: 'open', payments: [] });
  await payer.pay(asked.reference);
  expect(await monPay.check(invoice)).toEqual({
    state: 'paid',
    payments: [
      {
        providerPaymentId: expect.stringMatching(/^\d+$/),
        reference: asked.reference,
        providerInvoiceId: opening.providerInvoiceId,
        amountTug: 1_234_500,
        feeTug: 0,
        receivedAt: PAID_AT,
        payer: '99****33',
        evidence: expect.objectContaining({ code: 0, userPhone: '99****33' }),
      },
    ],
  });
});

test('another amount is told as it came', async () => {
  const monPay = opened();
  const invoice = await payer.opened(monPay, payer.asked());
  await payer.pay(invoice.reference, { way: 'short' });
  expect(await monPay.check(invoice)).toMatchObject({ state: 'paid', payments: [{ amountTug: 1_233_500 }] });
  const other = await payer.opened(monPay, payer.asked());
  await payer.faults({ money: 'wrong' });
  await payer.pay(other.reference);
  expect(await monPay.check(other)).toMatchObject({ payments: [{ amountTug: 617_250 }] });
});

test('a QR takes money once: whoever would pay twice has paid once', async () => {
  const monPay = opened();
  const invoice = await payer.opened(monPay, payer.asked());
  await payer.faults({ money: 'twice' });
  await payer.pay(invoice.reference, { way: 'twice' });
  expect((await monPay.check(invoice)).payments).toHaveLength(1);
});

test('two invoices of one order that are both paid are two payments', async () => {
  const monPay = opened();
  const first = await payer.opened(monPay, payer.asked());
  const second = await payer.opened(monPay, payer.asked({ reference: `${first.reference}-R2` }));
  await payer.pay(first.reference);
  await payer.pay(second.reference);
  const [one, other] = await Promise.all([monPay.check(first), monPay.check(second)]);
  expect(one.payments[0]?.providerPaymentId).not.toBe(other.payments[0]?.providerPaymentId);
});

test('who may not ask hears it with 200 and code 1', async () => {
  const monPay = opened({ accountId: 'not-this-one' });
  await expect(monPay.createInvoice(payer.asked())).rejects.toThrow(new ProviderRefused('monpay: code 1'));
  await expect(monPay.check({ ...payer.known(payer.asked()), providerInvoiceId: 'x' })).rejects.toThrow(
    ProviderRefused,
  );
});

test('a code that is no answer is never «not paid»: 5 is an unknown QR, 1 is a refusal, 999 leaves open what was done', async () => {
  const forgotten = { ...payer.known(payer.asked()), providerInvoiceId: 'forgotten' };
  const monPay = opened();
  expect(await monPay.check(forgotten)).toEqual({ state: 'unknown', payments: [] });
  await expect((await answering({ code: 1 })).check(forgotten)).rejects.toThrow(new ProviderRefused('monpay: code 1'));
  await payer.turn('down');
  await expect(monPay.createInvoice(payer.asked())).rejects.toThrow(new ProviderUnsure('monpay: code 999'));
});

test('paid without saying what, or for another QR, is not understood', async () => {
  const invoice = { ...payer.known(payer.asked()), providerInvoiceId: 'mine' };
  await expect((await answering({ code: 0, result: null })).check(invoice)).rejects.toThrow(ProviderUnsure);
  const result = { uuid: 'another', usedAt: 1, transactionId: 7, amount: 5 };
  await expect((await answering({ code: 0, result })).check(invoice)).rejects.toThrow('told of another purchase');
});

test('codes and amounts are understood as texts, too', async () => {
  const result = { uuid: 'mine', usedAt: PAID_AT.getTime(), transactionId: 7, amount: '1000.00' };
  const monPay = await answering({ code: '0', result });
  expect(await monPay.check({ ...payer.known(payer.asked()), providerInvoiceId: 'mine' })).toMatchObject({
    payments: [{ providerPaymentId: '7', amountTug: 1_000, receivedAt: PAID_AT }],
  });
});

test('a QR whose answer was lost was shown to nobody: it can be paid by nobody', async () => {
  const monPay = opened();
  const asked = payer.asked();
  await payer.turn('lost', 1);
  await expect(monPay.createInvoice(asked)).rejects.toThrow(ProviderUnsure);
  expect(await payer.invoicesCalled(asked.reference)).toHaveLength(1);
  expect(await monPay.check(payer.known(asked))).toEqual({ state: 'closed', payments: [] });
});

test('its callback keeps our token and names the QR', async () => {
  const monPay = opened();
  const invoice = await payer.opened(monPay, payer.asked());
  await payer.pay(invoice.reference);
  const [callback] = payer.heard();
  expect(callback).toMatchObject({
    method: 'GET',
    query: { token: 'a-token', amount: '1234500', uuid: invoice.providerInvoiceId, status: 'SUCCESS' },
  });
  expect(callback?.query['tnxId']).toMatch(/^\d+$/);
  const { providerInvoiceId } = invoice;
  expect(monPay.readCallback?.({ query: callback?.query, body: null })).toEqual({ reference: null, providerInvoiceId });
  expect(monPay.readCallback?.({ query: { uuid: ['x'] }, body: 'x' })).toEqual({
    reference: null,
    providerInvoiceId: null,
  });
});

test('a forged callback tells of money that the check does not know', async () => {
  const monPay = opened();
  const invoice = await payer.opened(monPay, payer.asked());
  await payer.faults({ callbacks: 'forged' });
  await payer.pay(invoice.reference);
  expect(payer.heard()).toHaveLength(1);
  expect(await monPay.check(invoice)).toEqual({ state: 'open', payments: [] });
});

test('there is nothing to take back: cancelling asks nobody', async () => {
  const monPay = opened();
  const invoice = await payer.opened(monPay, payer.asked());
  await payer.turn('down');
  await monPay.cancel(invoice);
  expect(payer.troubles()).toEqual([]);
});
