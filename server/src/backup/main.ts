// On the backup machine: `npm run backup -- take | media | rehearse`, each by a timer (ops/backup.md). Each writes its outcome into the
// report that the shop reads, and exits with 1 when it failed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyMedia } from './copy-media.ts';
import { rehearse } from './rehearse.ts';
import type { Repository } from './repository.ts';
import { takeBackup } from './take-backup.ts';
import { type Part, withOutcome } from './write-outcome.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: '/var/lib/tokhi-backup' },
    configuration: { type: 'string', default: '/etc/pgbackrest/pgbackrest.conf' },
    stanza: { type: 'string', default: 'tokhi' },
    database: { type: 'string', default: 'tokhi' },
    /** Host names from ~/.ssh/config. */
    shop: { type: 'string', default: 'tokhi-shop' },
    media: { type: 'string', default: 'tokhi-shop-media:./' },
  },
});
const { folder, configuration, stanza, database } = values;
const repository: Repository = { configuration, stanza };
const counts = ['ssh', '-o', 'BatchMode=yes', '-o', 'ConnectTimeout=10', values.shop, 'counts'];
const now = () => new Date();

/** Per command: its part of the report, and its work. */
const COMMANDS: Readonly<Record<string, [part: Part, work: () => Promise<string>]>> = {
  take: ['backup', () => takeBackup(repository, counts, now())],
  media: ['media', () => copyMedia(folder, [values.media], now())],
  rehearse: ['rehearsal', () => rehearse({ repository, folder, database, counts })],
};

const command = COMMANDS[positionals[0] ?? ''];
if (command === undefined) {
  console.error(`Which one? npm run backup -- ${Object.keys(COMMANDS).join(' | ')}`);
  process.exit(2);
}
for (const name of ['state', 'incoming', 'media', 'log', 'lock', 'scratch'])
  mkdirSync(join(folder, name), { recursive: true, mode: 0o750 });
try {
  console.log(await withOutcome({ folder, now }, ...command));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Nothing in the repository was changed. Go on: ops/backup.md, «When something is refused».');
  process.exitCode = 1;
}
