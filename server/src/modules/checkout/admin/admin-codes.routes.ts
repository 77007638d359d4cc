import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { copyCodes } from './copy-codes.ts';
import { createCodes } from './create-codes.ts';
import { type AdminCodeDeps, listCodes } from './list-codes.ts';
import { showCode } from './show-code.ts';
import { switchCode } from './switch-code.ts';

export function bindAdminCodes(table: AdminTable, deps: AdminCodeDeps): void {
  table.bind('listCodes', (body) => listCodes(deps, body));
  table.bind('showCode', ({ id }) => showCode(deps, id));
  table.bind('createCodes', (body, caller) => createCodes(deps, body, caller));
  table.bind('switchCode', (body, caller) => switchCode(deps, body, caller));
  table.bind('copyCodes', (body, caller) => copyCodes(deps, body, caller));
}
