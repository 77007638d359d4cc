import type { EndpointName } from '@tokhi/contract/endpoints';
import { openDatabase } from '../../../server/src/db/database.ts';
import { readEnv } from '../../../server/src/env.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { countInDatabase, createTries, openSocial } from '../../../server/src/modules/accounts/public.ts';
import { openShop } from '../../../server/src/open-shop.ts';
import { type Heard, listenTo } from './listen-to.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

export interface Recorder {
  /** The queries of one call, sent one after the other, by a process with empty caches. */
  statementsOf(call: EndpointName, body: object): Promise<Statement[]>;
  close(): Promise<void>;
}

/** The shop in this process, with its statements recorded. */
export async function startRecorder(url: string): Promise<Recorder> {
  const logger = createLogger({ level: 'warn', process: 'bench-recorder' });
  const database = openDatabase({ url, poolSize: 2, applicationName: 'tokhi-bench-recorder', logger });
  const heard: Heard[] = [];
  database.pool.on('connect', (client) => listenTo(client, heard));
  const now = () => new Date();
  return {
    async statementsOf(call, body) {
      const { table, index } = openShop({
        db: database.db,
        now,
        tries: createTries([countInDatabase(database.db, now)]),
        commonPasswords: new Set(),
        social: openSocial(readEnv({}), () => undefined),
        sessionLives: { unusedDays: 30, wholeDays: 90 },
        cacheMegabytes: 64,
      });
      await index.loaded();
      heard.length = 0;
      await table.ask(call, body as never);
      // Counting searches is a separate write every two seconds, not part of the call.
      return heard.filter(({ text }) => /^\s*(?:select|with)\b/i.test(text));
    },
    async close() {
      await database.close();
    },
  };
}
