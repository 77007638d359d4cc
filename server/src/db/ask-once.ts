import pg from 'pg';

const LONGEST_MS = 5_000;

/** Asks on a connection of its own, which is given up after five seconds: for whoever looks at a database that may be away. */
export async function askOnce<Facts>(
  url: string,
  applicationName: string,
  ask: (client: pg.Client) => Promise<Facts>,
): Promise<Facts> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LONGEST_MS,
    query_timeout: LONGEST_MS,
    application_name: applicationName,
  });
  // A connection that breaks later says so here, and would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await ask(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
