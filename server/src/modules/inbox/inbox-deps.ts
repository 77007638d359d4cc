import type { Db } from '../../db/database.ts';

export interface InboxDeps {
  db: Db;
  now: () => Date;
}
