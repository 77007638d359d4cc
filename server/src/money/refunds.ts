import { parseArgs } from 'node:util';
import { formatTug } from '@tokhi/rules/money/money';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { readEnv } from '../env.ts';
import {
  askedOfTwo,
  closeRefund,
  declineRefund,
  listRefunds,
  type Sent,
  sendRefund,
} from '../modules/payments/public.ts';
import { openGateways } from '../open-gateways.ts';
import { sayTrouble } from './say-trouble.ts';

/** `refunds`: open refunds. */
export async function refunds(db: Db): Promise<string> {
  const lines = await listRefunds(db);
  return lines.length === 0 ? 'Nothing has to go back.' : lines.join('\n');
}

const refundId = z.coerce.number().int().positive();
const said = z.string().trim().min(1).max(300);

const SENT: Record<Sent, string> = {
  done: 'the provider gave it back',
  refused: 'the provider gave nothing back: send it by hand and close it with a proof',
  unsure: 'nobody knows whether the provider gave it back: look there, then close it with a proof',
};

/** A command has no signed-in person, so nobody can be the second one. */
async function refuseLarge(db: Db, id: number, now: Date): Promise<void> {
  const { isLarge, limit } = await askedOfTwo(db, id, now);
  if (isLarge)
    throw new Error(
      `${id}: two people give back more than ${formatTug(limit)}: use «Буцаалт» of the admin application.`,
    );
}

/** `refund 12 --proof <the bank's document>`, or `--send`, or `--decline 'why'`. */
export async function refund(db: Db, args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { proof: { type: 'string' }, send: { type: 'boolean' }, decline: { type: 'string' } },
  });
  const id = refundId.parse(positionals[0]);
  if (Object.keys(values).length !== 1) throw new Error('Name one of --proof, --send and --decline.');
  const now = () => new Date();
  if (values.decline === undefined) await refuseLarge(db, id, now());
  if (values.send === true)
    return `${id}: ${SENT[await sendRefund({ db, gateways: openGateways(readEnv(), sayTrouble), now }, id)]}`;
  if (values.decline !== undefined) {
    await declineRefund(db, id, said.parse(values.decline), now());
    return `${id}: declined, and its customer is told why`;
  }
  await closeRefund(db, id, said.parse(values.proof), now());
  return `${id}: done`;
}
