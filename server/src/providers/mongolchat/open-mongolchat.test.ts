import { expect, test } from 'vitest';
import { MONGOLCHAT_MERCHANT } from '../../../../sandbox/src/mongolchat/merchant.ts';
import { payerOfTest } from '../../../test/payer-of-test.ts';
import { providerOfTest } from '../../../test/provider-of-test.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { ProviderRefused, ProviderUnsure } from '../gateway/payment-gateway.ts';
import { type MongolChatKeys, openMongolChat } from './open-mongolchat.ts';

const NOW = new Date('2026-11-16T04:10:00Z');

const sandbox = sandboxOfTest();
const payer = payerOfTest(sandbox, 'mongolchat');
const wire = providerOfTest();

const opened = (changed: Partial<MongolChatKeys> = {}) =>
  openMongolChat(
    payer.provider(),
    { ...MONGOLCHAT_MERCHANT, url: sandbox.address('/mongolchat/v2/api'), ...changed },
    () => NOW,
  );
const paidOne = async () => {
  const mongolChat = opened();
  const invoice = await payer.opened(mongolChat, payer.asked());
  await payer.pay(invoice.reference);
  const [payment] = (await mongolChat.check(invoice)).payments;
  return { mongolChat, invoice, providerPaymentId: payment?.providerPaymentId ?? '' };
};

test('a QR is what is shown and what is asked for; code 1000 is yes', async () => {
  const mongolChat = opened();
  const asked = payer.asked();
  const opening = await mongolChat.createInvoice(asked);
  expect(opening).toEqual({
    providerInvoiceId: opening.qrText,
    qrText: expect.any(String),
    paymentUrl: null,
    deeplinks: [],
  });
  const invoice = { ...payer.known(asked), providerInvoiceId: opening.providerInvoiceId };
  expect(await mongolChat.check(invoice)).toEqual({ state: 'open', payments: [] });
  await payer.pay(asked.reference);
  expect(await mongolChat.check(invoice)).toEqual({
    state: 'paid',
    payments: [
      {
        providerPaymentId: expect.any(String),
        reference: asked.reference,
        providerInvoiceId: opening.providerInvoiceId,
        amountTug: 1_234_500,
        feeTug: 0,
        receivedAt: null,
        payer: '99****33',
        evidence: { status: 'paid', id: expect.any(String) },
      },
    ],
  });
});

test('the time until it ends is a text, and keys travel in three headers', async () => {
  let sent: Record<string, unknown> = {};
  let headers: Record<string, unknown> = {};
  const url = await wire.answers(async (request, reply) => {
    headers = request.headers;
    sent = JSON.parse(Buffer.concat(await request.toArray()).toString());
    reply.end(JSON.stringify({ code: 1000, message: 'ok', qr: 'a-qr' }));
  });
  await opened({ url }).createInvoice(payer.asked({ expiresAt: new Date('2026-11-16T16:10:00Z') }));
  expect(sent).toMatchObject({
    amount: 1_234_500,
    expire_time: '720',
    products: [{ quantity: '1', price: 1_234_500 }],
  });
  expect(headers).toMatchObject({
    'api-key': MONGOLCHAT_MERCHANT.apiKey,
    'app-secret': MONGOLCHAT_MERCHANT.appSecret,
    authorization: `WorkerKey ${MONGOLCHAT_MERCHANT.workerKey}`,
  });
});

test('a refusal comes with 200 and another code', async () => {
  const invoice = { ...payer.known(payer.asked()), providerInvoiceId: 'nobody' };
  await expect(opened().check(invoice)).rejects.toThrow(new ProviderRefused('mongolchat: code 1004'));
  await expect(opened({ appSecret: 'x' }).check(invoice)).rejects.toThrow(
    new ProviderRefused('mongolchat: answered 401'),
  );
});

test('paid by nobody knows whom is not understood', async () => {
  const url = await wire.answers((_request, reply) =>
    reply.end(JSON.stringify({ code: 1000, status: 'paid', id: '' })),
  );
  const invoice = { ...payer.known(payer.asked()), providerInvoiceId: 'a-qr' };
  await expect(opened({ url }).check(invoice)).rejects.toThrow(ProviderUnsure);
});

test('a QR whose answer was lost was shown to nobody: it can be paid by nobody', async () => {
  const asked = payer.asked();
  await payer.turn('lost', 1);
  await expect(opened().createInvoice(asked)).rejects.toThrow(ProviderUnsure);
  expect(await opened().check(payer.known(asked))).toEqual({ state: 'closed', payments: [] });
});

test('a payment is sent back whole, and once', async () => {
  const { mongolChat, invoice, providerPaymentId } = await paidOne();
  const whole = { providerPaymentId, amountTug: 1_234_500, reference: invoice.reference };
  expect(await mongolChat.refund?.(whole)).toEqual({ providerRefundId: providerPaymentId });
  await expect(mongolChat.refund?.(whole)).rejects.toThrow(new ProviderRefused('mongolchat: code 1005'));
});

test('a refund whose answer was lost is unsure, and was done', async () => {
  const { mongolChat, invoice, providerPaymentId } = await paidOne();
  const whole = { providerPaymentId, amountTug: 1_234_500, reference: invoice.reference };
  await payer.turn('lost', 1);
  await expect(mongolChat.refund?.(whole)).rejects.toThrow(ProviderUnsure);
  await expect(mongolChat.refund?.(whole)).rejects.toThrow(new ProviderRefused('mongolchat: code 1005'));
});

test('all invoices call one address, without a token: what they name is our number, and their sum is not believed', async () => {
  const mongolChat = opened();
  await payer.post('/mongolchat/webhook', { url: payer.callbackUrl() });
  const invoice = await payer.opened(mongolChat, payer.asked());
  await payer.faults({ callbacks: 'forged' });
  await payer.pay(invoice.reference, { amount: 5 });
  const [callback] = payer.heard();
  expect(callback).toMatchObject({
    method: 'POST',
    body: { type: 'scanqr', data: { reference_number: invoice.reference, amount: 5 } },
  });
  expect(mongolChat.readCallback?.({ query: {}, body: callback?.body })).toEqual({
    reference: invoice.reference,
    providerInvoiceId: null,
  });
  expect(mongolChat.readCallback?.({ query: {}, body: { data: 'x' } }).reference).toBeNull();
  expect(await mongolChat.check(invoice)).toEqual({ state: 'open', payments: [] });
});

test('there is nothing to take back: cancelling asks nobody', async () => {
  await payer.turn('down');
  await opened().cancel(payer.known(payer.asked()));
  expect(payer.troubles()).toEqual([]);
});
