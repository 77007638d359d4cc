// Databases of a bench are kept for its next run. A mark names the contents: after a change of form or schema it is recreated.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { databaseName, withName } from '../../../../server/src/db/server-databases.ts';

const MIGRATIONS = new URL('../../../../server/migrations/', import.meta.url);

/** The mark of a complete database with today's schema; editing a migration changes it. */
export function markFor(contents: string): string {
  const hash = createHash('sha1');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(new URL(file, MIGRATIONS)));
  return `${contents}, schema ${hash.digest('hex').slice(0, 12)}`;
}

/** The mark of the database of `url`; null if it has none, or does not exist. */
export const markOf = (url: string): Promise<string | null> =>
  withServerConnection(url, async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
      [databaseName(url)],
    );
    return rows[0]?.mark ?? null;
  });

/** The last step of a new database: one that is incomplete has no mark. */
export const writeMark = (url: string, mark: string): Promise<void> =>
  withServerConnection(url, async (client) => {
    const name = pg.escapeIdentifier(databaseName(url));
    await client.query(`comment on database ${name} is ${pg.escapeLiteral(mark)}`);
  });

async function withServerConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: withName(url, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
