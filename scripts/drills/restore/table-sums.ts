import pg from 'pg';

/** Row count and checksum by table: two databases with the same sums have the same rows. */
export type TableSums = ReadonlyMap<string, string>;

/** Opens a snapshot at once, which later changes do not touch; the sums may take longer. */
export async function snapshotOf(url: string): Promise<{ sums(): Promise<TableSums> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  await client.query("set local work_mem = '64MB'");
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  return {
    async sums() {
      const found = new Map<string, string>();
      for (const { name } of rows) {
        const said = await client.query<{ sum: string }>(
          `select count(*) || ' rows, ' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as sum from ${name} t`,
        );
        found.set(name, said.rows[0]?.sum ?? '');
      }
      await client.query('commit');
      await client.end();
      return found;
    },
  };
}

/** The tables that differ, with their sums. */
export const differences = (wanted: TableSums, found: TableSums): string[] =>
  [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((name) => wanted.get(name) !== found.get(name))
    .map((name) => `${name}: ${found.get(name) ?? 'missing'} instead of ${wanted.get(name) ?? 'none'}`);
