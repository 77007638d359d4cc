// Whether response times reveal if an address has an account: known and unknown ones in turn, one at a time.

import { mannWhitneyP, median } from './mann-whitney.ts';
import { insertPeople } from './people.ts';
import type { Row } from './row.ts';
import type { FloodedShop } from './start-shop.ts';
import { addressOf, callAs } from './visitors.ts';

const EACH = 500;
const WARM_UP = 30;

const bodies = {
  login: (email: string) => ({ email, password: 'not this one' }),
  forgotPassword: (email: string) => ({ email }),
  sendCode: (email: string) => ({ email, terms: true }),
};

export async function compareTimes(shop: FloodedShop): Promise<{ rows: Row[]; isSame: boolean }> {
  const rows: Row[] = [];
  let isSame = true;
  for (const [call, body] of Object.entries(bodies) as [keyof typeof bodies, (email: string) => object][]) {
    const name = `time-${crypto.randomUUID().slice(0, 8)}`;
    const known = await insertPeople(shop, name, EACH + WARM_UP);
    const unknown = known.map((email) => `x${email.slice(1)}`);
    const times: [number[], number[]] = [[], []];
    for (let turn = 0; turn < EACH + WARM_UP; turn += 1) {
      // The order is random, so that other load on the machine affects both equally.
      const first = Math.random() < 0.5 ? 0 : 1;
      for (const which of [first, 1 - first] as (0 | 1)[]) {
        const email = (which === 0 ? known : unknown)[turn] ?? '';
        const { milliseconds } = await callAs(shop, call, body(email), { from: addressOf(turn * 2 + which), turn: 0 });
        if (turn >= WARM_UP) times[which].push(milliseconds);
      }
    }
    const [ours, others] = times.map(median) as [number, number];
    const apart = Math.abs(ours - others) / others;
    const p = mannWhitneyP(...times);
    if (apart >= 0.05 || p <= 0.01) isSame = false;
    rows.push([
      `${call}, ${EACH} each`,
      `median ${ours.toFixed(2)} ms known, ${others.toFixed(2)} ms unknown (${(apart * 100).toFixed(1)} % apart); Mann-Whitney p = ${p.toFixed(3)}`,
    ]);
  }
  return { rows, isSame };
}
