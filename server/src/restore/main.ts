// `npm run restore -- --to '2026-11-19 10:42'` restores the shop's database to a time, as clocks in Ulaanbaatar show it, `--to newest` to
// the last change in the repository; `npm run restore -- find-payments --from … --to …` afterwards looks for the money of the lost minutes
// (ops/backup.md). As root, on the database machine.
import { parseArgs } from 'node:util';
import { findPaymentsOfGap } from './find-payments.ts';
import { restoreByHand } from './restore-by-hand.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    configuration: { type: 'string', default: '/etc/pgbackrest/pgbackrest.conf' },
    stanza: { type: 'string', default: 'tokhi' },
    database: { type: 'string', default: 'tokhi' },
    data: { type: 'string', default: '/var/lib/postgresql/15/main' },
    'new-machine': { type: 'boolean', default: false },
  },
});
const now = () => new Date();
try {
  if (positionals[0] === 'find-payments') await findPaymentsOfGap(values, now);
  else await restoreByHand({ ...values, isNewMachine: values['new-machine'] }, now());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
