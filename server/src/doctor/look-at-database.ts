import { askOnce } from '../db/ask-once.ts';
import { QUEUE_FACTS } from '../jobs/queue-facts.ts';
import { CONNECTED_WORKERS } from '../jobs/served-queues.ts';
import { secondsAheadOf } from './clock.ts';

export interface DatabaseFacts {
  version: string;
  applied: readonly string[];
  secondsAhead: number;
  oldestDueSeconds: number;
  openFailures: number;
  /** Names of the workers' connections. */
  workers: readonly string[];
}

/** All that the worker may read, or why the database does not answer. */
export function lookAtDatabase(url: string): Promise<DatabaseFacts | string> {
  return askOnce(url, 'tokhi-doctor', async (client) => {
    const asked = new Date();
    const { rows } = await client.query<{ version: string; now: Date; migrated: boolean }>(
      `select current_setting('server_version') as version, clock_timestamp() as now, to_regclass('kysely_migration') is not null as migrated`,
    );
    const answered = new Date();
    const [{ version, now, migrated } = { version: '', now: asked, migrated: false }] = rows;
    const secondsAhead = secondsAheadOf(now, asked, answered);
    const { rows: connected } = await client.query<{ name: string }>(CONNECTED_WORKERS);
    const found = { version, secondsAhead, workers: connected.map(({ name }) => name) };
    if (!migrated) return { ...found, applied: [], oldestDueSeconds: 0, openFailures: 0 };
    const applied = await client.query<{ name: string }>('select name from kysely_migration order by name');
    const { rows: waiting } = await client.query<{ seconds: number; failures: number }>(QUEUE_FACTS);
    const [{ seconds, failures } = { seconds: 0, failures: 0 }] = waiting;
    const names = applied.rows.map(({ name }) => name);
    return { ...found, applied: names, oldestDueSeconds: seconds, openFailures: failures };
  }).catch(({ code, message }: { code?: string; message: string }) => code ?? message);
}
