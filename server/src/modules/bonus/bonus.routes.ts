import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import type { NumberOfOrder } from './ledger.queries.ts';
import { showMyBonus } from './show-my-bonus.ts';

export function bindBonus(table: CallTable, deps: { db: Db; numberOfOrder: NumberOfOrder }): void {
  table.bind('myBonus', ({ page }, { customerId }) => showMyBonus(deps, customerId, page));
}
