// Queues an e-mail as a call of the shop does: node server/test/queue-letter.ts <address> <title>. For journeys.
import { openDatabase } from '../src/db/database.ts';
import { readEnv } from '../src/env.ts';
import { createLogger } from '../src/logger.ts';
import { queueLetter } from '../src/modules/notifications/queue-letter.ts';

const [email = '', title = ''] = process.argv.slice(2);
const database = openDatabase({
  url: readEnv().APPLICATION_DATABASE_URL,
  poolSize: 1,
  applicationName: 'tokhi-letter',
  logger: createLogger({ level: 'warn', process: 'letter' }),
});
await database.db
  .transaction()
  .execute((tx) =>
    queueLetter(tx, { kind: 'contact-received', title }, { email, customerId: null }, `letter:${email}`),
  );
await database.close();
