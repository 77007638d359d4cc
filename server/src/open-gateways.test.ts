import { expect, test } from 'vitest';
import { keysOfSandbox } from '../../scripts/keys-of-sandbox.ts';
import { sandboxOfTest } from '../test/sandbox-of-test.ts';
import { readEnv } from './env.ts';
import { gatewayStates, openGateways } from './open-gateways.ts';

const sandbox = sandboxOfTest();

const QPAY = { QPAY_USERNAME: 'TOKHI', QPAY_PASSWORD: 'secret', QPAY_INVOICE_CODE: 'TOKHI_INVOICE' };
const GOLOMT = { GOLOMT_TOKEN: 'token', GOLOMT_SECRET: 'secret' };
const opened = (keys: Record<string, string>) => Object.keys(openGateways(readEnv(keys), () => undefined));

test('a method without its keys is off, and says what it lacks', () => {
  expect(opened({})).toEqual([]);
  expect(opened({ ...QPAY, GOLOMT_TOKEN: 'token' })).toEqual(['qpay']);
  expect(opened({ ...QPAY, ...GOLOMT })).toEqual(['qpay', 'golomt']);
  expect(gatewayStates(readEnv({ ...QPAY, GOLOMT_TOKEN: 'token' }))).toMatchObject({
    qpay: 'on',
    golomt: 'off: no GOLOMT_SECRET',
  });
});

test('every provider opens with the keys of its stand-in, and reaches it', async () => {
  const gateways = openGateways(readEnv(keysOfSandbox(sandbox.address(''))), () => undefined);
  expect(Object.keys(gateways)).toEqual(['qpay', 'golomt', 'storepay', 'monpay', 'pocket', 'mcredit', 'mongolchat']);
  for (const gateway of Object.values(gateways)) {
    const opened = await gateway.createInvoice({
      reference: 'IK2611160001',
      amountTug: 5_000,
      description: 'IK2611160001',
      callbackUrl: 'http://127.0.0.1:1/callback?token=x',
      returnUrl: 'http://127.0.0.1:1/show-order/IK2611160001',
      expiresAt: new Date(Date.now() + 3_600_000),
      payer: { name: 'Бат', phone: '99112233', email: 'bat@example.mn' },
    });
    expect(opened.providerInvoiceId).not.toBe('');
  }
});

test('what is said of them at start tells no key', () => {
  expect(JSON.stringify(gatewayStates(readEnv({ ...QPAY, ...GOLOMT })))).not.toMatch(/secret|token"/);
});
