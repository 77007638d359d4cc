// `npm run money -- confirm …`: what people do with money until there are screens for it. Every command is audited.

import { Refusal } from '@tokhi/contract/texts/refusals';
import type { Db } from '../db/database.ts';
import { openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import { confirm, lenderNumber } from './confirm.ts';
import { end } from './end.ts';
import { overdue } from './overdue.ts';
import { receipt, receipts } from './receipts.ts';
import { refund, refunds } from './refunds.ts';

/** One line per command; each returns one sentence. */
const COMMANDS: Readonly<Record<string, (db: Db, args: string[]) => Promise<string>>> = {
  confirm,
  'lender-number': lenderNumber,
  end,
  overdue,
  refunds,
  refund,
  receipts,
  receipt,
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) {
  console.error(`Which one? ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(1);
}
const env = readEnv(undefined, ['ADMIN_DATABASE_URL']);
const logger = createLogger({ level: 'warn', process: 'money' });
const database = openDatabase({ url: env.ADMIN_DATABASE_URL, poolSize: 1, applicationName: 'tokhi-money', logger });
try {
  console.log(await command(database.db, args));
} catch (error) {
  if (error instanceof Refusal) console.error(`${error.code}: ${error.text}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
