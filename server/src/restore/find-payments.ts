import { openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import { type FoundPayments, findPayments } from '../modules/payments/public.ts';
import { openGateways } from '../open-gateways.ts';
import { momentOf, saidInShop } from './moment.ts';
import { CannotRestore } from './plan-restore.ts';

const USAGE = "npm run restore -- find-payments --from '2026-11-19 10:42' --to '2026-11-19 11:30'";

/** Asks the providers for the payments between two times, and assigns them to orders. Safe to run again, also while the shop runs. */
export async function findPaymentsOfGap(asked: { from: string; to: string }, now: () => Date): Promise<void> {
  const [from, to] = [momentOf(asked.from), momentOf(asked.to)];
  if (from === undefined || to === undefined || from >= to) throw new CannotRestore(USAGE);
  const env = readEnv(undefined, ['WORKER_DATABASE_URL']);
  const logger = createLogger({ level: 'warn', process: 'restore' });
  const database = openDatabase({
    url: env.WORKER_DATABASE_URL,
    poolSize: 10,
    applicationName: 'tokhi-restore',
    logger,
  });
  const gateways = openGateways(env, (provider, reason) => console.error(`${provider} is away: ${reason}`));
  const began = now();
  try {
    const found = await findPayments({ db: database.db, now, origin: env.SHOP_ORIGIN, gateways }, { from, to });
    for (const line of saidOf(found, began)) console.log(line);
    if (found.away.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

export function saidOf({ payments, away, withoutList }: FoundPayments, began: Date): string[] {
  const isNew = ({ recorded_at }: { recorded_at: Date }) => recorded_at >= began;
  const lines = payments.map((one) => {
    const gone = one.reference === null ? '' : ` (paid for ${one.reference}, which is gone)`;
    const whose =
      one.order_number ?? `nobody known${gone}: give it to an order in the admin application, or send it back`;
    const said = one.outcome === 'matched' ? 'paid' : one.outcome.replaceAll('_', ' ');
    return `${saidInShop(one.received_at)}  ${one.provider} ${one.provider_payment_id}  ${one.amount_tug}₮  ${whose} (${said}${isNew(one) ? ', found now' : ''})`;
  });
  const stray = payments.filter(({ order_number }) => order_number === null).length;
  return [
    ...lines,
    `${payments.length} payments came in that time: ${payments.filter(isNew).length} were found now, ${stray} are of nobody known.`,
    ...(withoutList.length === 0
      ? []
      : [
          `No list of ${withoutList.join(', ')}: their open invoices were asked about; for orders that went missing look at their own pages.`,
        ]),
    ...(away.length === 0 ? [] : [`${away.join(', ')} did not answer. Run the same command again when they do.`]),
  ];
}
