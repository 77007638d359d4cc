// Opens a way to pay that the shop begins without: node server/test/orders/turn-method-on.ts mongolchat. For journeys.
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/database.ts';
import { readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/logger.ts';

const [method = ''] = process.argv.slice(2);
const database = openDatabase({
  url: readEnv().APPLICATION_DATABASE_URL,
  poolSize: 1,
  applicationName: 'tokhi-method',
  logger: createLogger({ level: 'warn', process: 'method' }),
});
await database.db
  .updateTable('settings')
  .set({ value: sql`value || jsonb_build_object(${method}::text, 'on')` })
  .where('key', '=', 'payment_methods')
  .execute();
await database.close();
