import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import type { Db } from '../../../db/database.ts';
import { numberOfOrder } from '../../orders/public.ts';
import { openTasks } from './refund-list.queries.ts';

type Task = Awaited<ReturnType<typeof openTasks>>[number];

/** Money to send back, oldest first, one line each; the parts of one request are listed together as one transfer. */
export async function listRefunds(db: Db): Promise<string[]> {
  const tasks = await openTasks(db, numberOfOrder);
  const asOne = Map.groupBy(tasks, ({ id, request_id }) =>
    request_id === null ? `task ${id}` : `request ${request_id}`,
  );
  return [...asOne.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [
          lineOf(
            first,
            group.reduce((sum, { amount_tug }) => sum + amount_tug, 0),
          ),
        ]
      : [];
  });
}

const lineOf = (task: Task, amountTug: number): string =>
  [
    `${task.id}`,
    task.status,
    formatMoment(task.created_at),
    task.order_number ?? 'no order',
    task.reason,
    formatTug(amountTug),
    task.account_number === null
      ? `paid by ${task.provider}, ${task.payer ?? 'payer unknown'}`
      : `${task.bank_name} ${task.account_number} ${task.account_holder}`,
    ...(task.note === null ? [] : [`«${task.note}»`]),
    ...(task.last_error === null ? [] : [task.last_error]),
  ].join(' · ');
