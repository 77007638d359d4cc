// `npm run staff -- invite …`: the first owner, whom nobody in the application can invite.

import { type Db, openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import { invite } from './invite.ts';

/** One line per command; each returns the text to print. */
const COMMANDS: Readonly<
  Record<string, (db: Db, args: string[], from: { origin: string; now: Date }) => Promise<string>>
> = { invite };

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) {
  console.error(`Which one? ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(1);
}
const env = readEnv(undefined, ['ADMIN_DATABASE_URL', 'ADMIN_ORIGIN']);
const logger = createLogger({ level: 'warn', process: 'staff' });
const database = openDatabase({ url: env.ADMIN_DATABASE_URL, poolSize: 1, applicationName: 'tokhi-staff', logger });
try {
  console.log(await command(database.db, args, { origin: env.ADMIN_ORIGIN, now: new Date() }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
