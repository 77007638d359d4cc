import { runCommand } from '../backup/run-command.ts';
import type { ScratchCluster } from '../backup/scratch-cluster.ts';

/** More than a shop assigns in the lost minutes or days. */
const SKIPPED = 100_000;

const SKIP = `select setval(format('%I.%I', schemaname, sequencename), least(coalesce(last_value, start_value) + ${SKIPPED}, max_value))
  from pg_sequences where schemaname = 'public' and data_type in ('bigint', 'integer')`;

/**
 * Numbers assigned in the lost minutes are in use: a customer has paid for that order, a provider knows that invoice, a mailbox that email.
 * Another one with the same number would receive their money.
 */
export async function skipNumbers({ folder, port }: ScratchCluster, database: string): Promise<void> {
  const at = [`--host=${folder}`, `--port=${port}`, '--username=postgres', `--dbname=${database}`];
  await runCommand([
    'psql',
    '--no-psqlrc',
    '--quiet',
    '--output=/dev/null',
    '--set=ON_ERROR_STOP=1',
    ...at,
    `--command=${SKIP}`,
  ]);
}
