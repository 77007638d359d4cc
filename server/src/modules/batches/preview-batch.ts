import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Db } from '../../db/database.ts';
import { requireTruck } from '../delivery/public.ts';
import { describeEmail } from '../notifications/public.ts';
import { reasonToStay, standingOfOrders } from '../orders/public.ts';
import { isAskedBack } from '../payments/public.ts';
import { checkoutSettings, type EmailTexts, emailTexts } from '../settings/public.ts';
import { kindOf } from './kind-of.ts';

type Preview = CallReply<AdminCalls['previewBatch']>;

const NAMED = 50;

/** What the batch would do now, by the worker's own query. Orders are counted in groups: as cheap for thousands as for ten. */
export async function previewBatch(
  { db }: { db: Db },
  { action }: CallBody<AdminCalls['previewBatch']>,
): Promise<Preview> {
  const { to, orders } = action;
  if ('truck' in orders) await requireTruck(db, orders.truck);
  const groups = (await standingOfOrders(db, kindOf(action).records(db, action), isAskedBack)).map((group) => ({
    ...{ ...group, reason: reasonToStay(group, to) },
  }));
  const found = groups.reduce((sum, { count }) => sum + count, 0);
  const moving = groups.filter(({ reason }) => reason === null);
  const sum = (of: 'count' | 'sms') => moving.reduce((total, group) => total + group[of], 0);
  const missing = 'numbers' in orders && orders.numbers !== undefined ? new Set(orders.numbers).size - found : 0;
  const { stepsToldAfterMinutes } = await checkoutSettings(db);
  return {
    result: 'success',
    total: found + missing,
    moving: sum('count'),
    from: moving[0]?.status ?? null,
    staying: [
      ...stayingOf(groups),
      ...(missing > 0 ? [{ reason: 'not_found' as const, count: missing, numbers: [] }] : []),
    ],
    emails: sum('count'),
    sms: sum('sms'),
    notifiedAfterMinutes: stepsToldAfterMinutes,
    example: exampleOf(moving[0], to, await emailTexts(db)),
  };
}

type Group = Awaited<ReturnType<typeof standingOfOrders>>[number] & { reason: ReturnType<typeof reasonToStay> };

/** By reason: two groups of orders may have the same one. */
function stayingOf(groups: readonly Group[]): Preview['staying'] {
  const staying = groups.flatMap((group) => (group.reason === null ? [] : [{ ...group, reason: group.reason }]));
  return [...Map.groupBy(staying, ({ reason }) => reason)].map(([reason, same]) => ({
    reason,
    count: same.reduce((sum, { count }) => sum + count, 0),
    numbers: same.flatMap(({ numbers }) => numbers).slice(0, NAMED),
  }));
}

function exampleOf(
  group: Group | undefined,
  step: CallBody<AdminCalls['previewBatch']>['action']['to'],
  texts: EmailTexts,
): Preview['example'] {
  const orderNumber = group?.numbers[0];
  if (group === undefined || orderNumber === undefined) return null;
  const email = describeEmail({ kind: 'order-step', orderNumber, step, isPickup: group.firstIsPickup }, texts);
  return { ordernumber: orderNumber, name: group.firstName, ...email };
}
