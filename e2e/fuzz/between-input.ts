import { addressInput } from './address-input.ts';
import type { CallOfShop } from './call-input.ts';
import type { Door } from './connection.ts';
import { diceFor } from './dice.ts';
import { drawBody } from './draw-body.ts';
import type { Input } from './input.ts';
import type { Markers } from './markers.ts';
import { planOf, printPlan } from './plan.ts';

/**
 * Bad addresses and, beside them, calls of people who mean well: a bad visitor must not take a good one's connection between
 * the edge and the shop with him.
 */
export function betweenInput(
  calls: readonly CallOfShop[],
  number: number,
  door: Door,
  drawn: { seed: number; words: readonly string[]; addresses: readonly string[]; markers: Markers },
): Input {
  const id = `between/${number}@${door.name}`;
  if (number % 2 === 1) return { ...addressInput(number, door, drawn), id };
  const dice = diceFor(drawn.seed, `between/${number}`);
  const { method, path, body, known } = dice.oneOf(calls);
  const plan = planOf(door.name, `${door.host}:${door.port}`, method, path);
  plan.headers.push(['Content-Type', 'application/json']);
  plan.body = Buffer.from(JSON.stringify(drawBody(body, known, dice)));
  plan.framing = 'length';
  return printPlan(plan, id, 'a right call beside bad ones', dice);
}
