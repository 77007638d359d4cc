import { type APIRequestContext, expect } from '@playwright/test';
import { sandboxOrigin } from '../../processes-of-journeys.ts';

/** The customer pays in the app of the bank or phone, by default in full. */
export async function pay(request: APIRequestContext, reference: string, way: 'right' | 'short' = 'right') {
  const answer = await request.post(`${sandboxOrigin}/bank/pay`, { data: { reference, way } });
  expect(answer.status()).toBe(200);
}

/** Sets what happens to a service's callbacks to the shop. */
export async function turnCallbacks(request: APIRequestContext, service: string, callbacks: string): Promise<void> {
  const answer = await request.post(`${sandboxOrigin}/bank/faults/${service}`, { data: { callbacks } });
  expect(answer.status()).toBe(200);
}

/** A service goes down, or recovers. */
export async function turnService(request: APIRequestContext, service: string, condition: string): Promise<void> {
  const answer = await request.post(`${sandboxOrigin}/switches/${service}`, { data: { condition } });
  expect(answer.status()).toBe(200);
}

/** Pays the newest invoice of an order with several: some services close none. */
export async function payNewest(request: APIRequestContext, number: string): Promise<void> {
  for (const reference of [`${number}-R4`, `${number}-R3`, `${number}-R2`, number]) {
    const answer = await request.post(`${sandboxOrigin}/bank/pay`, { data: { reference } });
    if (answer.status() === 200) return;
  }
  throw new Error(`${number} has no open bill`);
}
