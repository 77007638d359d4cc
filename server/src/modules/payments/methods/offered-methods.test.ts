import { type PaymentMethod, paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { methodModes } from '../../settings/public.ts';
import type { Gateways } from '../payment-deps.ts';
import { offeredMethods } from './offered-methods.ts';

const real = databaseOfTest();
const notAsked = () => Promise.reject(new Error('not asked'));
const GATEWAY = { createInvoice: notAsked, check: notAsked, cancel: notAsked };
const gatewaysOf = (methods: readonly PaymentMethod[]): Gateways =>
  Object.fromEntries(methods.map((method) => [method, GATEWAY]));

const offered = async (gateways: Gateways) =>
  (await offeredMethods(real.database.db, gateways)).filter(({ on }) => on).map(({ type }) => type);

test('the demo shop has all nine ways of the specification switched on', async () => {
  expect(Object.values(await methodModes(real.database.db))).toEqual(Array(9).fill('on'));
});

test('a way is offered where its keys are set, MongolChat like the others', async () => {
  expect(new Set(await offered(gatewaysOf(paymentMethods)))).toEqual(new Set(paymentMethods));
  const others = paymentMethods.filter((method) => method !== 'mongolchat');
  expect(new Set(await offered(gatewaysOf(others)))).toEqual(new Set(others));
  expect(await offered({})).toEqual(['mobile', 'KhanLending']);
});
