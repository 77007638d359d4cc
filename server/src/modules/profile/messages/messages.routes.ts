import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { answerThread, closeThread } from './answer-thread.ts';
import { listThreads, showThread, type ThreadDeps } from './show-thread.ts';

export function bindMessages(table: AdminTable, deps: ThreadDeps): void {
  table.bind('listThreads', (body) => listThreads(deps, body));
  table.bind('showThread', ({ customer }) => showThread(deps, customer));
  table.bind('answerThread', (body, caller) => answerThread(deps, body, caller));
  table.bind('closeThread', (body, caller) => closeThread(deps, body, caller));
}
