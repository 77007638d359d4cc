import { expect, test } from 'vitest';
import { POCKET_MERCHANT } from '../../../../sandbox/src/pocket/merchant.ts';
import { behavesAsLender } from '../../../test/money/behaves-as-lender.ts';
import { payerOfTest } from '../../../test/payer-of-test.ts';
import { providerOfTest } from '../../../test/provider-of-test.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { ProviderRefused, ProviderUnsure } from '../gateway/payment-gateway.ts';
import { openPocket, type PocketKeys } from './open-pocket.ts';

const NOW = new Date('2026-11-16T04:10:00Z');

const sandbox = sandboxOfTest();
const payer = payerOfTest(sandbox, 'pocket');
const wire = providerOfTest();

const opened = (changed: Partial<PocketKeys> = {}) =>
  openPocket(
    payer.provider(),
    {
      ...POCKET_MERCHANT,
      tokenUrl: sandbox.address('/pocket/auth/realms/invescore/protocol/openid-connect/token'),
      url: sandbox.address('/pocket/merchant'),
      ...changed,
    },
    () => NOW,
  );
/** Pocket with one answer to every request but the token's. */
const answering = async (answer: object, status = 200) => {
  const url = await wire.answers((request, reply) => {
    const isToken = request.url === '/token';
    reply.writeHead(isToken ? 200 : status);
    reply.end(JSON.stringify(isToken ? { access_token: 'a', expires_in: 300 } : answer));
  });
  return opened({ tokenUrl: `${url}/token`, url });
};

test('an invoice has a QR and a link into the app, and is paid when the customer has taken the loan', async () => {
  const pocket = opened();
  const asked = payer.asked();
  const opening = await pocket.createInvoice(asked);
  expect(opening).toEqual({
    providerInvoiceId: expect.stringMatching(/^\d+$/),
    qrText: expect.any(String),
    paymentUrl: null,
    deeplinks: [{ name: 'Pocket', description: 'Pocket', link: `pocket://invoice?qr=${opening.qrText}` }],
  });
  const invoice = { ...payer.known(asked), providerInvoiceId: opening.providerInvoiceId };
  expect(await pocket.check(invoice)).toEqual({ state: 'open', payments: [] });
  await payer.pay(asked.reference);
  expect(await pocket.check(invoice)).toEqual({
    state: 'paid',
    payments: [
      {
        providerPaymentId: opening.providerInvoiceId,
        reference: asked.reference,
        providerInvoiceId: opening.providerInvoiceId,
        amountTug: 1_234_500,
        feeTug: 0,
        receivedAt: null,
        payer: 'БАТ Б.',
        evidence: expect.objectContaining({ state: 'paid', amount: 1_234_500, orderNumber: asked.reference }),
      },
    ],
  });
});

test('another amount is told as it came', async () => {
  const pocket = opened();
  const invoice = await payer.opened(pocket, payer.asked());
  await payer.pay(invoice.reference, { way: 'over' });
  expect(await pocket.check(invoice)).toMatchObject({ payments: [{ amountTug: 1_235_500 }] });
});

test('an invoice whose answer was lost is found by our number, and is the same money both ways', async () => {
  const pocket = opened();
  const asked = payer.asked();
  await pocket.announceCallback(payer.callbackUrl());
  await payer.turn('lost', 1);
  await expect(pocket.createInvoice(asked)).rejects.toThrow(ProviderUnsure);
  expect(await pocket.check(payer.known(asked))).toEqual({ state: 'open', payments: [] });
  await payer.pay(asked.reference);
  const [invoice] = await payer.invoicesCalled(asked.reference);
  const byNumber = await pocket.check(payer.known(asked));
  expect(byNumber.payments).toMatchObject([{ providerPaymentId: invoice?.id, reference: asked.reference }]);
  expect(await pocket.check({ ...payer.known(asked), providerInvoiceId: invoice?.id ?? '' })).toEqual(byNumber);
});

test('an invoice whose question was lost is closed, and one that Pocket gave an id and does not know is unknown', async () => {
  const pocket = opened();
  const asked = payer.asked();
  expect(await pocket.check(payer.known(asked))).toEqual({ state: 'closed', payments: [] });
  const forgotten = { ...payer.known(asked), providerInvoiceId: '1' };
  expect(await pocket.check(forgotten)).toEqual({ state: 'unknown', payments: [] });
});

test('a refusal comes with 200 and is known by its status', async () => {
  await expect(opened({ terminalId: 1 }).createInvoice(payer.asked())).rejects.toThrow(
    new ProviderRefused('pocket: answered 404'),
  );
  await expect((await answering({ message: 'no' }, 400)).createInvoice(payer.asked())).rejects.toThrow(
    new ProviderRefused('pocket: answered 400'),
  );
});

test('an answer about another invoice is not believed', async () => {
  const answer = { id: 5, state: 'paid', amount: 10, orderNumber: 'IK1' };
  const pocket = await answering(answer);
  await expect(pocket.check({ ...payer.known(payer.asked()), providerInvoiceId: '5' })).rejects.toThrow(ProviderUnsure);
});

test('the state is «paid» in capitals, too, and amounts come with decimals', async () => {
  const asked = payer.asked();
  const pocket = await answering({ id: 5, state: 'PAID', amount: '1000.0', orderNumber: asked.reference });
  expect(await pocket.check(payer.known(asked))).toMatchObject({ state: 'paid', payments: [{ amountTug: 1_000 }] });
});

test.each(['javascript://%0aalert(1)', 'data://text/html,x', 'http://pocket.example/x', '', null])(
  'a link that a browser would run is none: %s',
  async (deeplink) => {
    const pocket = await answering({ id: 5, qr: 'a-qr', deeplink });
    expect(await pocket.createInvoice(payer.asked())).toMatchObject({ deeplinks: [] });
  },
);

test('all invoices call one address, without a token: what they name is our number and nothing else', async () => {
  const pocket = opened();
  await pocket.announceCallback(payer.callbackUrl());
  const invoice = await payer.opened(pocket, payer.asked());
  await payer.pay(invoice.reference);
  const [callback] = payer.heard();
  expect(callback).toMatchObject({
    method: 'POST',
    body: {
      amount: 1_234_500,
      invoiceId: invoice.providerInvoiceId,
      invoiceState: 'paid',
      orderNumber: invoice.reference,
    },
  });
  expect(pocket.readCallback?.({ query: {}, body: callback?.body })).toEqual({
    reference: invoice.reference,
    providerInvoiceId: null,
  });
  for (const body of [null, 'x', [], { orderNumber: 5 }])
    expect(pocket.readCallback?.({ query: {}, body })).toEqual({ reference: null, providerInvoiceId: null });
});

test('its token lives for seconds that it tells, and one that is no longer known is fetched anew', async () => {
  const pocket = opened();
  const invoice = await payer.opened(pocket, payer.asked());
  await payer.post('/pocket/forget-tokens');
  expect(await pocket.check(invoice)).toEqual({ state: 'open', payments: [] });
});

test('wrong keys are a refusal', async () => {
  await expect(opened({ clientSecret: 'not-this-one' }).createInvoice(payer.asked())).rejects.toThrow(
    new ProviderRefused('pocket: no token, answered 401'),
  );
});

behavesAsLender(payer, opened);
