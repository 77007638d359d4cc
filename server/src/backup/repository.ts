import { z } from 'zod';
import { asPostgres, runCommand } from './run-command.ts';

/** The path of pgBackRest's configuration, and the shop's name in it. */
export interface Repository {
  configuration: string;
  stanza: string;
}

const Backup = z.object({
  label: z.string(),
  type: z.enum(['full', 'diff', 'incr']),
  /** pgBackRest found pages whose checksum is wrong. */
  error: z.boolean().nullish(),
  annotation: z.record(z.string(), z.string()).optional(),
  database: z.object({ id: z.number(), 'repo-key': z.number() }),
  timestamp: z.object({ start: z.number(), stop: z.number() }),
  info: z.object({ size: z.number() }),
});
export type Backup = z.output<typeof Backup>;

const Stanza = z.object({
  name: z.string(),
  status: z.object({ code: z.number(), message: z.string() }),
  db: z.array(z.object({ id: z.number(), 'repo-key': z.number(), 'system-id': z.string() })),
  archive: z.array(z.object({ database: z.object({ 'repo-key': z.number() }), max: z.string().nullable() })),
  backup: z.array(Backup),
});

export const pgbackrest = ({ configuration, stanza }: Repository, ...args: string[]): string[] => [
  ...asPostgres(['pgbackrest', `--config=${configuration}`, `--stanza=${stanza}`, ...args]),
];

async function readStanza(repository: Repository, repo: 1 | 2) {
  const said = await runCommand(pgbackrest(repository, `--repo=${repo}`, '--output=json', 'info'));
  const [stanza] = z.array(Stanza).parse(JSON.parse(bigIdsAsText(said)));
  return stanza;
}

/** Complete backups of a repository, oldest first. Interrupted ones are left out. */
export async function readBackups(repository: Repository, repo: 1 | 2 = 1): Promise<readonly Backup[]> {
  const stanza = await readStanza(repository, repo);
  return (stanza?.backup ?? []).filter(({ database }) => database['repo-key'] === repo);
}

/** The id of the cluster in the repository; undefined before its first stanza. */
export const systemIdOf = async (repository: Repository, repo: 1 | 2 = 1): Promise<string | undefined> =>
  (await readStanza(repository, repo))?.db.findLast((one) => one['repo-key'] === repo)?.['system-id'];

/** A cluster's id has 64 bits, too many for a JavaScript number. */
const bigIdsAsText = (json: string): string => json.replace(/"system-id":(\d+)/g, '"system-id":"$1"');

/** The name of the newest segment of WAL in the repository. */
export const newestWalOf = async (repository: Repository, repo: 1 | 2 = 1): Promise<string | undefined> =>
  (await readStanza(repository, repo))?.archive.findLast((one) => one.database['repo-key'] === repo)?.max ?? undefined;
