// Queues an e-mail as a call of the shop does: node server/test/queue-letter.ts <address> <subject> <text>. For journeys.
import { openDatabase } from '../src/db/database.ts';
import { readEnv } from '../src/env.ts';
import { createLogger } from '../src/logger.ts';
import { queueEmail } from '../src/modules/notifications/queue-email.ts';

const [recipient = '', subject = '', text = ''] = process.argv.slice(2);
const database = openDatabase({
  url: readEnv().APPLICATION_DATABASE_URL,
  poolSize: 1,
  applicationName: 'tokhi-letter',
  logger: createLogger({ level: 'warn', process: 'letter' }),
});
await database.db
  .transaction()
  .execute((tx) => queueEmail(tx, 'letter', { recipient, subject, text }, `letter:${recipient}`));
await database.close();
