import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { assignPayment } from '../received/assign-payment.ts';
import { listUnknownMoney, suggestForPayment } from '../received/list-unknown-money.ts';
import { importStatement } from '../statements/import-statement.ts';
import { previewStatement, saveBankColumns, showBankColumns } from '../statements/map-columns.ts';
import type { StatementDeps } from '../statements/statement-deps.ts';
import { confirmTransfers } from './confirm-transfers.ts';
import { listTransfers, suggestOrder } from './list-transfers.ts';
import { setTransfersAside, withdrawTransfers } from './withdraw-transfers.ts';

export function bindTransfers(table: AdminTable, deps: StatementDeps): void {
  table.bind('previewStatement', (body) => previewStatement(deps, body));
  table.bind('showBankColumns', () => showBankColumns(deps));
  table.bind('saveBankColumns', (body, caller) => saveBankColumns(deps, body, caller));
  table.bind('importStatement', (body, caller) => importStatement(deps, body, caller));
  table.bind('listTransfers', (body) => listTransfers(deps, body));
  table.bind('suggestOrder', (body) => suggestOrder(deps, body));
  table.bind('confirmTransfers', (body, caller) => confirmTransfers(deps, body, caller));
  table.bind('withdrawTransfers', (body, caller) => withdrawTransfers(deps, body, caller));
  table.bind('setTransfersAside', (body, caller) => setTransfersAside(deps, body, caller));
  table.bind('listUnknownMoney', () => listUnknownMoney(deps));
  table.bind('suggestForPayment', (body) => suggestForPayment(deps, body));
  table.bind('assignPayment', (body, caller) => assignPayment(deps, body, caller));
}
