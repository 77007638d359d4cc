import { askTwice } from './ask-twice.ts';
import { goalOf } from './moment.ts';
import { CannotRestore, describePlan, planRestore } from './plan-restore.ts';
import { restoreShop } from './restore-shop.ts';

interface Asked {
  to: string;
  configuration: string;
  stanza: string;
  database: string;
  data: string;
  isNewMachine: boolean;
}

const USAGE = `npm run restore -- --to '2026-11-19 10:42'   a moment of clocks in Ulaanbaatar, or: --to newest
  on new disks: --new-machine; afterwards: npm run restore -- find-payments --from '…' --to '…'`;

export async function restoreByHand({ to, configuration, stanza, ...place }: Asked, now: Date): Promise<void> {
  const goal = goalOf(to);
  if (goal === undefined) throw new CannotRestore(USAGE);
  const plan = await planRestore({ ...place, repository: { configuration, stanza }, goal }, now);
  for (const line of await describePlan(plan)) console.log(line);
  const { stdin: input, stdout: output } = process;
  await askTwice({ input, output }, { database: plan.database, moment: goal.said });
  // An open pipe would keep the process alive.
  input.unref();
  console.log('');
  const began = performance.now();
  await restoreShop(plan, (line) => console.log(line)).catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error);
    throw new CannotRestore(`${said}\nThe database is as it was. Go on: ops/backup.md, «When something is refused».`);
  });
  console.log(`Done in ${((performance.now() - began) / 1_000).toFixed(0)} s. PostgreSQL is stopped. Go on:`);
  for (const line of howToGoOn(goal.to === 'moment' ? goal.said : '…')) console.log(line);
  if (plan.present.systemId !== undefined) console.log(`When all is well, in some days: rm -r '${plan.aside}'`);
}

const howToGoOn = (from: string): string[] => [
  '  systemctl start postgresql@15-main',
  '  redis-cli flushdb                      # what caches know of the lost minutes',
  `  node_modules/.bin/node scripts/run-as.ts worker server/src/restore/main.ts find-payments --from '${from}' --to '<when the shop was stopped>'`,
  "  systemctl start 'tokhi-api@*' tokhi-admin tokhi-worker, and the timers",
  '  npm run backup -- take                 # on the backup machine: older backups do not lead to what is sold from now on',
  '  Refunds that were open at the moment may have been sent since: look at the provider before you send one.',
];
