import { expect, test } from 'vitest';
import { STOREPAY_MERCHANT } from '../../../../sandbox/src/storepay/merchant.ts';
import { behavesAsLender } from '../../../test/money/behaves-as-lender.ts';
import { payerOfTest } from '../../../test/payer-of-test.ts';
import { providerOfTest } from '../../../test/provider-of-test.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { ProviderAway, ProviderRefused, ProviderUnsure } from '../gateway/payment-gateway.ts';
import { openStorePay, type StorePayKeys } from './open-storepay.ts';

const NOW = new Date('2026-11-16T04:10:00Z');

const sandbox = sandboxOfTest();
const payer = payerOfTest(sandbox, 'storepay');
const wire = providerOfTest();

const opened = (changed: Partial<StorePayKeys> = {}) =>
  openStorePay(
    payer.provider(),
    {
      ...STOREPAY_MERCHANT,
      authUrl: sandbox.address('/storepay/merchant-uaa'),
      url: sandbox.address('/storepay/lend-merchant'),
      ...changed,
    },
    () => NOW,
  );
/** StorePay with one answer to every request but the token's. */
const answering = async (answer: object) => {
  const url = await wire.answers((request, reply) =>
    reply.end(JSON.stringify(request.url?.includes('token') ? { access_token: 'a', expires_in: 7200 } : answer)),
  );
  return opened({ authUrl: url, url });
};

test('a loan is asked for by phone, has no QR, and is paid when the customer has confirmed it', async () => {
  const storePay = opened();
  const asked = payer.asked();
  const opening = await storePay.createInvoice(asked);
  expect(opening).toEqual({
    providerInvoiceId: expect.stringMatching(/^\d+$/),
    qrText: null,
    paymentUrl: null,
    deeplinks: [],
  });
  const invoice = { ...payer.known(asked), providerInvoiceId: opening.providerInvoiceId };
  expect(await storePay.check(invoice)).toEqual({ state: 'open', payments: [] });
  await payer.pay(asked.reference);
  expect(await storePay.check(invoice)).toEqual({
    state: 'paid',
    payments: [
      {
        providerPaymentId: opening.providerInvoiceId,
        reference: asked.reference,
        providerInvoiceId: opening.providerInvoiceId,
        amountTug: 1_234_500,
        feeTug: 0,
        receivedAt: null,
        payer: null,
        evidence: { loanId: opening.providerInvoiceId, value: true },
      },
    ],
  });
});

test('a loan is confirmed in its own amount or not at all, however the customer would pay', async () => {
  const storePay = opened();
  const invoice = await payer.opened(storePay, payer.asked());
  await payer.faults({ money: 'wrong' });
  await payer.pay(invoice.reference, { way: 'short' });
  expect(await storePay.check(invoice)).toMatchObject({ state: 'paid', payments: [{ amountTug: 1_234_500 }] });
});

test('a failure that comes with 200 is a refusal; its words are for the customer under v001 alone', async () => {
  const tooMuch = payer.asked({ payer: { name: null, phone: '99111111', email: 'bat@example.mn' } });
  await expect(opened().createInvoice(tooMuch)).rejects.toThrow(
    new ProviderRefused('storepay: v001', 'Таны худалдан авах эрх хүрэлцэхгүй байна.'),
  );
  await expect(opened({ storeId: '1' }).createInvoice(payer.asked())).rejects.toThrow(
    new ProviderRefused('storepay: store.not.found', null),
  );
  expect(await payer.invoicesCalled(tooMuch.reference)).toEqual([]);
});

test('success is success in capitals, too', async () => {
  const storePay = await answering({ value: 77, status: 'SUCCESS' });
  expect(await storePay.createInvoice(payer.asked())).toMatchObject({ providerInvoiceId: '77' });
});

test('an answer that says success and tells no loan leaves open what was done', async () => {
  const storePay = await answering({ value: null, msgList: [], status: 'Success' });
  await expect(storePay.createInvoice(payer.asked())).rejects.toThrow(ProviderUnsure);
  await expect(storePay.check({ ...payer.known(payer.asked()), providerInvoiceId: '77' })).rejects.toThrow(
    ProviderUnsure,
  );
});

test('whoever has no phone is not asked about at all', async () => {
  const asked = payer.asked({ payer: { name: null, phone: null, email: 'bat@example.mn' } });
  await payer.turn('down');
  await expect(opened().createInvoice(asked)).rejects.toThrow(ProviderRefused);
  expect(payer.troubles()).toEqual([]);
});

test('what may be lent is told for a phone', async () => {
  expect(await opened().possibleAmount('99112233')).toBe(30_000_000);
  expect(await opened().possibleAmount('99111111')).toBe(100_000);
  expect(await opened().possibleAmount('99110000')).toBe(0);
  await expect(opened().possibleAmount('9911')).rejects.toMatchObject({ words: 'Утасны дугаар буруу байна.' });
});

test('an answer that was lost is unsure; the loan stands on the phone, and its callback tells its number', async () => {
  const storePay = opened();
  const asked = payer.asked();
  await storePay.possibleAmount('99112233');
  await payer.turn('lost', 1);
  await expect(storePay.createInvoice(asked)).rejects.toThrow(ProviderUnsure);
  const invoices = await payer.invoicesCalled(asked.reference);
  expect(invoices).toMatchObject([{ state: 'open', amountTug: 1_234_500 }]);
  expect(await storePay.check(payer.known(asked))).toEqual({ state: 'open', payments: [] });

  await payer.pay(asked.reference);
  const [callback] = payer.heard();
  expect(callback).toMatchObject({ method: 'GET', query: { token: 'a-token', id: invoices[0]?.id } });
  expect(storePay.readCallback?.({ query: callback?.query, body: null })).toEqual({
    reference: null,
    providerInvoiceId: invoices[0]?.id,
  });
});

test('a callback of anybody else is read as nothing', () => {
  for (const query of [null, {}, { id: '' }, { id: '1; drop' }, { id: ['1'] }])
    expect(opened().readCallback?.({ query, body: null })).toEqual({ reference: null, providerInvoiceId: null });
});

test('a token that is no longer known is fetched anew, and the question asked once more', async () => {
  const storePay = opened();
  expect(await storePay.possibleAmount('99112233')).toBe(30_000_000);
  await payer.post('/storepay/forget-tokens');
  expect(await storePay.possibleAmount('99112233')).toBe(30_000_000);
});

test('a loan that StorePay does not know is unknown; another failure says nothing about it', async () => {
  const forgotten = { ...payer.known(payer.asked()), providerInvoiceId: '1' };
  expect(await opened().check(forgotten)).toEqual({ state: 'unknown', payments: [] });
  const failing = await answering({ status: 'Failed', value: null, msgList: [{ code: 'system.busy' }] });
  await expect(failing.check(forgotten)).rejects.toThrow(ProviderRefused);
});

test('wrong keys are a refusal, and no error tells them', async () => {
  const failed = await opened({ password: 'not-this-one' })
    .createInvoice(payer.asked())
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ProviderRefused);
  expect(String(failed)).toBe('ProviderRefused: storepay: no token, answered 401');
});

test('when it is down while a token is fetched, nothing was asked; when it falls after that, nobody knows', async () => {
  await payer.turn('down');
  await expect(opened().createInvoice(payer.asked())).rejects.toThrow(ProviderAway);
  await payer.turn('well');
  const storePay = opened();
  await storePay.possibleAmount('99112233');
  await payer.turn('down');
  await expect(storePay.createInvoice(payer.asked())).rejects.toThrow(ProviderUnsure);
  expect(payer.troubles().join()).not.toContain('password');
});

behavesAsLender(payer, opened);
