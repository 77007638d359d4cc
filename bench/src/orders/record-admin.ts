import { adminCalls } from '@tokhi/contract/admin/calls';
import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import type { Staff } from '../../../server/src/callers/caller.ts';
import { openDatabase } from '../../../server/src/db/database.ts';
import { readEnv } from '../../../server/src/env.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { openMedia } from '../../../server/src/media/open-media.ts';
import { countInDatabase, createTries } from '../../../server/src/modules/accounts/public.ts';
import { openAdmin } from '../../../server/src/open-admin.ts';
import { type Heard, listenTo } from '../catalogue/listen-to.ts';

export interface AdminRecorder {
  /** The queries of one call of the owner, sent one after the other. */
  statementsOf(call: AdminEndpointName, body: object): Promise<Heard[]>;
  close(): Promise<void>;
}

const OWNER: Staff = {
  ...{ who: 'staff', staffId: 0, roles: ['owner'], sessionId: 'bench', requestId: 'bench', address: '127.0.0.1' },
  ...{ browser: '', browserKey: '', call: '', idempotency: null },
};

/** The calls of staff in this process, with the statements of its only connection recorded. */
export function recordAdmin(url: string): AdminRecorder {
  const logger = createLogger({ level: 'warn', process: 'bench-recorder' });
  const database = openDatabase({ url, poolSize: 1, applicationName: 'tokhi-bench-recorder', logger });
  const heard: Heard[] = [];
  database.pool.on('connect', (client) => listenTo(client, heard));
  const now = () => new Date();
  const { db } = database;
  const env = readEnv({});
  const { table } = openAdmin({
    ...{ db, now, logger, tries: createTries([countInDatabase(db, now)]), commonPasswords: new Set() },
    ...{ staffKey: Buffer.alloc(32), origin: env.ADMIN_ORIGIN, isDraining: () => false },
    ...{ paying: { origin: env.SHOP_ORIGIN, gateways: {} }, media: openMedia(env.MEDIA_DIR) },
  });
  const bound = new Map(table.bound());
  return {
    async statementsOf(call, body) {
      heard.length = 0;
      await bound.get(call)?.answer(adminCalls[call].body.parse(body), OWNER);
      return heard.filter(({ text }) => /^\s*(?:select|with|\()/i.test(text));
    },
    close: () => database.close(),
  };
}
