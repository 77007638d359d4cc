import type { Db } from '../../../db/database.ts';
import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { listAudit } from './list-audit.ts';
import { showAudit } from './show-audit.ts';

export function bindAudit(table: AdminTable, db: Db): void {
  table.bind('listAudit', (body) => listAudit(db, body));
  table.bind('showAudit', ({ id }, caller) => showAudit(db, id, caller));
}
