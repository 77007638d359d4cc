// The part of server/src/worker.ts that keeps lists and search fresh, on the catalogue of a bench.
import { openDatabase } from '../../../server/src/db/database.ts';
import { readEnv } from '../../../server/src/env.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { followDirtyProducts, readDictionary } from '../../../server/src/modules/search/public.ts';

const logger = createLogger({ level: 'warn', process: 'bench-worker' });
const database = openDatabase({
  url: readEnv().DATABASE_URL,
  poolSize: 2,
  applicationName: 'tokhi-bench-worker',
  logger,
});
readDictionary();
followDirtyProducts(database.db, logger);
process.send?.({ address: '' });
// Ends with the process that started it: nothing else would end it.
process.once('disconnect', () => process.exit());
