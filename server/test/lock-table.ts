import pg from 'pg';

export interface LockedTable {
  /** How many queries wait for the table. */
  waiting(): Promise<number>;
  release(): Promise<void>;
}

/** Locks a table over another connection: queries wait, so that a test has time to abort them. */
export async function lockTable(url: string, table: string): Promise<LockedTable> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return {
    async waiting() {
      const asked = 'select pid from pg_locks where not granted and relation = $1::regclass';
      return (await client.query(asked, [table])).rows.length;
    },
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}
