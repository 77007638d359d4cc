import type { Db } from '../../db/database.ts';
import type { PosApi } from '../../providers/pos-api/open-pos-api.ts';
import type { ShownOnce } from './shown-once.ts';

/** The port that the tax office look-ups implement: the TIN of the taxpayer with that register number. */
type FindTin = (register: string) => Promise<{ tin: string } | 'unknown' | 'away'>;

export interface ReceiptDeps {
  db: Db;
  /** Null: not configured; receipts wait, and fail after a day. */
  posApi: PosApi | null;
  findTin: FindTin;
  shownOnce: ShownOnce;
  now: () => Date;
}
