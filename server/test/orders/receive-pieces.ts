// The store receives so many pieces of a product: node server/test/orders/receive-pieces.ts <code> <pieces>. For journeys that buy
// them, so that none buys up what another looks at.
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/logger.ts';

const [code = '', pieces = '1'] = process.argv.slice(2);
const database = openDatabase({
  url: readEnv().APPLICATION_DATABASE_URL,
  poolSize: 1,
  applicationName: 'tokhi-receive',
  logger: createLogger({ level: 'warn', process: 'receive' }),
});
await inTransaction(database.db, async (tx) => {
  const product = tx.selectFrom('products').select('id').where('code', '=', code);
  const level = await tx
    .updateTable('stock_levels')
    .set({ on_hand: sql`on_hand + ${Number(pieces)}` })
    .where('product_id', '=', product)
    .returning(['product_id', 'on_hand', 'reserved'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('stock_movements')
    .values({
      product_id: level.product_id,
      on_hand_change: Number(pieces),
      on_hand_after: level.on_hand,
      reserved_after: level.reserved,
      reason: 'received',
    })
    .execute();
});
await database.close();
