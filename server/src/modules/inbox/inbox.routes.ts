import type { AdminTable } from '../../http/admin/admin-table.ts';
import { resolveJob, retryJob } from './close-job.ts';
import { assignItem, finishItem, postponeItem } from './decide-about-item.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { listInbox } from './list-inbox.ts';
import { showToday } from './today/show-today.ts';

export function bindInbox(table: AdminTable, deps: InboxDeps): void {
  table.bind('listInbox', (body, caller) => listInbox(deps, body, caller));
  table.bind('assignItem', (body, caller) => assignItem(deps, body, caller));
  table.bind('postponeItem', (body, caller) => postponeItem(deps, body, caller));
  table.bind('finishItem', (body, caller) => finishItem(deps, body, caller));
  table.bind('showToday', (_body, caller) => showToday(deps, caller));
  table.bind('retryJob', ({ id }, caller) => retryJob(deps, id, caller));
  table.bind('resolveJob', ({ id, reason }, caller) => resolveJob(deps, id, reason, caller));
}
