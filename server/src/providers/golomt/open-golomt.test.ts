import { afterEach, beforeEach, expect, test } from 'vitest';
import { GOLOMT_MERCHANT } from '../../../../sandbox/src/golomt/golomt.ts';
import { bankOfTest } from '../../../test/bank-of-test.ts';
import { providerOfTest } from '../../../test/provider-of-test.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { openProvider, type Provider } from '../gateway/open-provider.ts';
import { type InvoiceAsked, type KnownInvoice, ProviderRefused, ProviderUnsure } from '../gateway/payment-gateway.ts';
import { type GolomtKeys, openGolomt } from './open-golomt.ts';

const sandbox = sandboxOfTest();
const bank = bankOfTest(sandbox, ['golomt']);
const forger = providerOfTest();
const NOW = new Date('2026-11-16T10:00:00Z');
let provider: Provider;
beforeEach(() => {
  provider = openProvider({ name: 'golomt', onTrouble: () => undefined });
});
afterEach(() => provider.close());

const opened = (changed: Partial<GolomtKeys> = {}) =>
  openGolomt(provider, { url: sandbox.address('/golomt'), ...GOLOMT_MERCHANT, ...changed });

let orders = 0;
const asked = (): InvoiceAsked => {
  orders += 1;
  return {
    reference: `IK${String(orders).padStart(10, '0')}`,
    amountTug: 480_000,
    description: 'Тохь',
    callbackUrl: 'https://shop.test/callback?token=abc',
    returnUrl: 'https://shop.test/show-order?ordernumber=1',
    expiresAt: NOW,
    payer: { name: null, phone: null, email: 'nomin@example.mn' },
  };
};
const known = ({ reference, amountTug }: InvoiceAsked, providerInvoiceId: string | null = null): KnownInvoice => ({
  providerInvoiceId,
  reference,
  amountTug,
  createdAt: NOW,
});
const press = (page: string, way: string) =>
  fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `way=${way}`,
  });

test('an invoice leads to the bank’s page, and from there back to the shop, paid', async () => {
  const request = asked();
  const golomt = opened();
  const { providerInvoiceId, paymentUrl, qrText } = await golomt.createInvoice(request);
  expect(qrText).toBeNull();
  expect(await (await fetch(paymentUrl ?? '')).text()).toContain('480,000₮');
  expect(await golomt.check(known(request, providerInvoiceId))).toEqual({ state: 'open', payments: [] });

  const back = new URL((await press(paymentUrl ?? '', 'pay')).headers.get('location') ?? '');
  expect(back.href.startsWith('https://shop.test/show-order?ordernumber=1&amount=480000.00')).toBe(true);
  expect(await golomt.check(known(request, providerInvoiceId))).toEqual({
    state: 'paid',
    payments: [
      {
        providerPaymentId: request.reference,
        reference: request.reference,
        providerInvoiceId,
        amountTug: 480_000,
        feeTug: 0,
        receivedAt: null,
        payer: '431029******1010 DULMAA BAT',
        evidence: expect.not.objectContaining({ token: expect.anything() }),
      },
    ],
  });
});

test('whoever turns back on the bank’s page has paid nothing, and may come again', async () => {
  const request = asked();
  const golomt = opened();
  const { paymentUrl } = await golomt.createInvoice(request);
  expect((await press(paymentUrl ?? '', 'decline')).headers.get('location')).toBe(request.returnUrl);
  expect(await golomt.check(known(request))).toEqual({ state: 'open', payments: [] });
});

test('the bank tells of another amount as it was paid', async () => {
  const request = asked();
  const golomt = opened();
  await golomt.createInvoice(request);
  await bank.turn('golomt', { money: 'wrong' });
  await bank.pay({ service: 'golomt', reference: request.reference });
  expect(await golomt.check(known(request))).toMatchObject({ state: 'paid', payments: [{ amountTug: 240_000 }] });
});

test('trap: a number is taken once; the next attempt needs another one', async () => {
  const request = asked();
  const golomt = opened();
  await golomt.createInvoice(request);
  await expect(golomt.createInvoice(request)).rejects.toThrow(new ProviderRefused('golomt: Duplicate transactionId'));
  await golomt.createInvoice({ ...request, reference: `${request.reference}-R2` });
});

test('an invoice whose answer was lost is found by its number, and one that never was is closed', async () => {
  const [request, never] = [asked(), asked()];
  const golomt = opened();
  await sandbox.turn('golomt', 'lost', 1);
  await expect(golomt.createInvoice(request)).rejects.toThrow(ProviderUnsure);
  expect(await golomt.check(known(request))).toEqual({ state: 'open', payments: [] });
  await bank.pay({ service: 'golomt', reference: request.reference });
  expect(await golomt.check(known(request))).toMatchObject({ state: 'paid' });
  expect(await golomt.check(known(never))).toEqual({ state: 'closed', payments: [] });
});

test('a wrong secret or token is refused', async () => {
  await expect(opened({ secret: 'wrong' }).createInvoice(asked())).rejects.toThrow(
    new ProviderRefused('golomt: Checksum mismatch'),
  );
  await expect(opened({ token: 'wrong' }).check(known(asked()))).rejects.toThrow(ProviderRefused);
});

test('an answer that the bank did not sign is not believed, whatever it says', async () => {
  const url = await forger.answers((request, reply) => {
    const signed = { checksum: '0'.repeat(64), transactionId: 'IK1', invoice: 'inv-1', amount: '480000.00' };
    reply.end(JSON.stringify({ ...signed, ...(request.url === '/api/inquiry' && { errorCode: '000' }) }));
  });
  await expect(opened({ url }).createInvoice(asked())).rejects.toThrow(ProviderUnsure);
  await expect(opened({ url }).check(known(asked()))).rejects.toThrow(ProviderUnsure);
});
