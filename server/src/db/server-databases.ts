import pg from 'pg';

/** Connects to `postgres`: a connection cannot create or drop its own database. */
async function asAdmin<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** Another database on the same server. */
export function withName(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Creates the database of `url` if it is missing; returns whether it did. */
export function createDatabase(url: string, template = 'template0'): Promise<boolean> {
  const name = databaseName(url);
  return asAdmin(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return false;
    await client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`);
    return true;
  });
}

/** Drops the database of `url` and ends all connections to it. */
export function dropDatabase(url: string): Promise<void> {
  return asAdmin(url, async (client) => {
    await client.query(`drop database if exists ${pg.escapeIdentifier(databaseName(url))} with (force)`);
  });
}
