// What search engines see before and after a change: the same addresses requested from both sides without JavaScript, and the
// differences, by kind, for a person to judge.
import { ask, page } from '../requests.ts';
import { siteMapOf } from '../site-map-of-side.ts';
import { SHOP_ORIGIN, type Side } from '../start-side.ts';
import type { SideName } from '../turns.ts';
import { readSeen, type Seen } from './read-seen.ts';
import { type Looked, reportSeen } from './report-seen.ts';
import { seenAddresses } from './seen-addresses.ts';
import { seenDifferences } from './seen-differences.ts';

export async function compareSeen(sides: Record<SideName, Side>, count: number): Promise<string> {
  const looked: Looked[] = [];
  for (const address of seenAddresses(await siteMapOf(sides.this), count)) {
    const [older, own] = await Promise.all([look(sides.older, address), look(sides.this, address)]);
    looked.push({
      address,
      differences:
        older.status === own.status
          ? seenDifferences(older.seen, own.seen)
          : [{ kind: 'status', place: '', older: older.status, own: own.status }],
    });
  }
  return reportSeen(looked);
}

async function look(side: Side, address: string): Promise<{ status: string; seen: Seen }> {
  const answer = await ask(side, page(encodeURI(address)));
  const seen = readSeen(await answer.text(), SHOP_ORIGIN);
  const header = answer.headers.get('x-robots-tag');
  return {
    status: [answer.status, answer.headers.get('location')].filter((part) => part !== null).join(' '),
    seen: header === null ? seen : { ...seen, robots: `${seen.robots} ${header}`.trim() },
  };
}
