import pg from 'pg';
import type { Shop } from '../shop/start-shop.ts';

/** Blocks all other reads and writes until the returned function is called. */
export async function lockTables({ host }: Shop, tables: string): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: `postgres://postgres@${host.address}:5432/tokhi` });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query(`begin; lock table ${tables} in access exclusive mode`);
  return () => holder.end();
}

/** The same lock as `begin` and `end` of a cause. */
export function tableLock(tables: string) {
  let unlock = async (): Promise<void> => undefined;
  return {
    begin: async (shop: Shop) => {
      unlock = await lockTables(shop, tables);
    },
    end: () => unlock(),
  };
}
