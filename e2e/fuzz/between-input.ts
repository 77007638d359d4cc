import { seededRandom } from '../../scripts/seeded-random.ts';
import { addressInput } from './address-input.ts';
import type { CallOfShop } from './call-input.ts';
import type { Endpoint } from './connection.ts';
import { drawBody } from './draw-body.ts';
import type { Input } from './input.ts';
import type { Markers } from './markers.ts';
import { planOf, printPlan } from './plan.ts';

/**
 * Bad addresses, and calls of good visitors between them: a bad request must not break a
 * connection between the edge and the shop that a good one uses.
 */
export function betweenInput(
  calls: readonly CallOfShop[],
  number: number,
  endpoint: Endpoint,
  drawn: { seed: number; words: readonly string[]; addresses: readonly string[]; markers: Markers },
): Input {
  const id = `between/${number}@${endpoint.name}`;
  if (number % 2 === 1) return { ...addressInput(number, endpoint, drawn), id };
  const random = seededRandom(drawn.seed, `between/${number}`);
  const { method, path, body, known } = random.oneOf(calls);
  const plan = planOf(endpoint.name, `${endpoint.host}:${endpoint.port}`, method, path);
  plan.headers.push(['Content-Type', 'application/json']);
  plan.body = Buffer.from(JSON.stringify(drawBody(body, known, random)));
  plan.framing = 'length';
  return printPlan(plan, id, 'a right call beside bad ones', random);
}
