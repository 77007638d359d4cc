import { expect, test } from 'vitest';
import { MCREDIT_MERCHANT } from '../../../../sandbox/src/mcredit/merchant.ts';
import { behavesAsLender } from '../../../test/money/behaves-as-lender.ts';
import { payerOfTest } from '../../../test/payer-of-test.ts';
import { providerOfTest } from '../../../test/provider-of-test.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { ProviderRefused, ProviderUnsure } from '../gateway/payment-gateway.ts';
import { type MCreditKeys, openMCredit } from './open-mcredit.ts';

const sandbox = sandboxOfTest();
const payer = payerOfTest(sandbox, 'mcredit');
const wire = providerOfTest();

const opened = (changed: Partial<MCreditKeys> = {}) =>
  openMCredit(payer.provider(), { ...MCREDIT_MERCHANT, url: sandbox.address('/mcredit'), ...changed });
const answering = async (answer: object) =>
  opened({ url: await wire.answers((_request, reply) => reply.end(JSON.stringify(answer))) });

test('a loan has a number and a QR, and is asked for by what we call it', async () => {
  const mCredit = opened();
  const asked = payer.asked();
  const opening = await mCredit.createInvoice(asked);
  expect(opening).toEqual({
    providerInvoiceId: expect.stringMatching(/^\d+$/),
    qrText: expect.any(String),
    paymentUrl: null,
    deeplinks: [],
  });
  const invoice = { ...payer.known(asked), providerInvoiceId: opening.providerInvoiceId };
  expect(await mCredit.check(invoice)).toEqual({ state: 'open', payments: [] });
  await payer.pay(asked.reference);
  expect(await mCredit.check(invoice)).toEqual({
    state: 'paid',
    payments: [
      {
        providerPaymentId: asked.reference,
        reference: asked.reference,
        providerInvoiceId: opening.providerInvoiceId,
        amountTug: 1_234_500,
        feeTug: 0,
        receivedAt: null,
        payer: null,
        evidence: { invoice_id: asked.reference, payment_status: 'PAID' },
      },
    ],
  });
});

test('an invoice whose answer was lost is asked for all the same, and its money is the same', async () => {
  const mCredit = opened();
  const asked = payer.asked();
  await payer.turn('lost', 1);
  await expect(mCredit.createInvoice(asked)).rejects.toThrow(ProviderUnsure);
  expect(await mCredit.check(payer.known(asked))).toEqual({ state: 'open', payments: [] });
  await payer.pay(asked.reference);
  expect((await mCredit.check(payer.known(asked))).payments).toMatchObject([{ providerPaymentId: asked.reference }]);
});

test('a refusal comes with 200; its words are for the customer and stand in no message', async () => {
  const mCredit = opened();
  const asked = payer.asked({ payer: { name: null, phone: '123', email: 'bat@example.mn' } });
  await expect(mCredit.createInvoice(asked)).rejects.toMatchObject({
    name: 'ProviderRefused',
    message: 'mcredit: said no',
    words: 'Утасны дугаар буруу байна',
  });
  expect(await mCredit.check(payer.known(asked))).toEqual({ state: 'unknown', payments: [] });
});

test('a refusal without its flag is known by its words', async () => {
  const mCredit = await answering({ response: { ErrorMessage: 'Алдаа' } });
  await expect(mCredit.check(payer.known(payer.asked()))).rejects.toMatchObject({ words: 'Алдаа' });
});

test('an answer without a number, or without a state, leaves open what was done', async () => {
  const mCredit = await answering({ success: true, response: {} });
  await expect(mCredit.createInvoice(payer.asked())).rejects.toThrow(ProviderUnsure);
  await expect(mCredit.check(payer.known(payer.asked()))).rejects.toThrow(ProviderUnsure);
});

test('whoever has no phone is not asked about at all', async () => {
  await payer.turn('down');
  const asked = payer.asked({ payer: { name: null, phone: null, email: 'bat@example.mn' } });
  await expect(opened().createInvoice(asked)).rejects.toThrow(ProviderRefused);
  expect(payer.troubles()).toEqual([]);
});

test('its callback keeps our token and names our number', async () => {
  const mCredit = opened();
  const invoice = await payer.opened(mCredit, payer.asked());
  await payer.pay(invoice.reference);
  const [callback] = payer.heard();
  expect(callback).toEqual({ method: 'GET', query: { token: 'a-token', invoice_id: invoice.reference }, body: null });
  expect(mCredit.readCallback?.({ query: callback?.query, body: null })).toEqual({
    reference: invoice.reference,
    providerInvoiceId: null,
  });
  expect(mCredit.readCallback?.({ query: { invoice_id: ['x'] }, body: null }).reference).toBeNull();
});

test('wrong keys are a refusal, a service that is down leaves open what was done', async () => {
  await expect(opened({ token: 'not-this-one' }).createInvoice(payer.asked())).rejects.toThrow(
    new ProviderRefused('mcredit: answered 401'),
  );
  await payer.turn('down');
  await expect(opened().createInvoice(payer.asked())).rejects.toThrow(ProviderUnsure);
  await opened().cancel(payer.known(payer.asked()));
  expect(payer.troubles()).toEqual(['mcredit: answered 503']);
});

behavesAsLender(payer, opened);
