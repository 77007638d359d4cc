// Visitors that send requests from any address, a few at a time.
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import type { FloodedShop } from './start-shop.ts';

export interface Answer {
  /** `success`, or the code of the error. */
  said: string;
  milliseconds: number;
  body: Record<string, unknown>;
}

/** One call from an address of the test network, to either process in turn. */
export async function callAs(
  shop: FloodedShop,
  name: EndpointName,
  body: unknown,
  { from, turn }: { from: string; turn: number },
): Promise<Answer> {
  const origin = shop.origins[turn % shop.origins.length];
  const began = performance.now();
  const answer = await fetch(`${origin}${endpoints[name].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  const read = (await answer.json()) as Record<string, unknown>;
  const said = typeof read['code'] === 'string' ? read['code'] : String(read['result']);
  return { said, milliseconds: performance.now() - began, body: read };
}

export const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
