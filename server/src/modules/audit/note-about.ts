import type { Staff } from '../../callers/caller.ts';
import type { Tx } from '../../db/database.ts';
import { type Facts, writeAudit } from './audit.queries.ts';
import { auditedBy } from './audited-by.ts';

/** Audits what a staff member did to a record of this kind. */
export const noteAbout =
  (kind: string) =>
  (
    tx: Tx,
    caller: Staff,
    action: string,
    id: number,
    facts: { before?: Facts; after?: Facts },
    now: Date,
  ): Promise<void> =>
    writeAudit(tx, { action, subject: { kind, id: String(id) }, ...auditedBy(caller), ...facts }, now);
