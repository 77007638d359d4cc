// Makes a voucher as the staff will: node server/test/make-code.ts <code> <amount>. For journeys.
import { openDatabase } from '../src/db/database.ts';
import { readEnv } from '../src/env.ts';
import { createLogger } from '../src/logger.ts';

const [code = '', amount = ''] = process.argv.slice(2);
const database = openDatabase({
  url: readEnv().APPLICATION_DATABASE_URL,
  poolSize: 1,
  applicationName: 'tokhi-code',
  logger: createLogger({ level: 'warn', process: 'code' }),
});
await database.db
  .insertInto('codes')
  .values({ code, kind: 'voucher', amount_tug: Number(amount) })
  .execute();
await database.close();
