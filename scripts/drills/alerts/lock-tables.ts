import pg from 'pg';
import type { Shop } from '../shop/start-shop.ts';

const holders: pg.Client[] = [];

/** From now on nobody else reads or writes them; with null all locks end. */
export async function lockTables({ host }: Shop, tables: string | null): Promise<void> {
  if (tables === null) return void (await Promise.all(holders.splice(0).map((holder) => holder.end())));
  const holder = new pg.Client({ connectionString: `postgres://postgres@${host.address}:5432/tokhi` });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query(`begin; lock table ${tables} in access exclusive mode`);
  holders.push(holder);
}
