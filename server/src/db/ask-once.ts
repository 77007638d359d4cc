import pg from 'pg';

const LONGEST_MS = 5_000;

/** Runs `ask` on its own connection with a timeout of five seconds: for callers that check a database that may be down. */
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
  // A connection that breaks later emits `error`; without a listener that would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await ask(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
