import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { approveBonus, correctBonus } from './correct-bonus.ts';
import type { CustomerDeps } from './customer-deps.ts';
import { eraseCustomer, exportCustomer } from './data-of-customer.ts';
import { listCustomers } from './list-customers.ts';
import { revealCustomer } from './reveal-customer.ts';
import { addCustomerNote, blockCustomer, endCustomerSessions, unblockCustomer } from './serve-customer.ts';
import { showCustomer } from './show-customer.ts';

export function bindCustomers(table: AdminTable, deps: CustomerDeps): void {
  table.bind('listCustomers', (body) => listCustomers(deps, body));
  table.bind('showCustomer', ({ id }, caller) => showCustomer(deps, id, caller));
  table.bind('revealCustomer', (body, caller) => revealCustomer(deps, body, caller));
  table.bind('revealCustomerWithReason', (body, caller) => revealCustomer(deps, body, caller));
  table.bind('addCustomerNote', (body, caller) => addCustomerNote(deps, body, caller));
  table.bind('correctBonus', (body, caller) => correctBonus(deps, body, caller));
  table.bind('approveBonus', (body, caller) => approveBonus(deps, body, caller));
  table.bind('blockCustomer', (body, caller) => blockCustomer(deps, body, caller));
  table.bind('unblockCustomer', (body, caller) => unblockCustomer(deps, body, caller));
  table.bind('endCustomerSessions', (body, caller) => endCustomerSessions(deps, body, caller));
  table.bind('exportCustomer', ({ id }, caller) => exportCustomer(deps, id, caller));
  table.bind('eraseCustomer', ({ id }, caller) => eraseCustomer(deps, id, caller));
}
