import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { ShownCustomer } from '@tokhi/contract/admin/customer-fields';
import type { CallReply } from '@tokhi/contract/call';
import type { devicesOf, lastAddressOf, notesAbout, ShownCustomerRow } from '../../accounts/public.ts';
import type { Approval } from '../../approvals/public.ts';
import type { staffEventsOf } from '../../audit/public.ts';
import type { staffLedger } from '../../bonus/public.ts';
import type { noticesOfCustomer } from '../../notifications/public.ts';
import { maskedPhone, type newestOrdersOf } from '../../orders/public.ts';
import { correctionIn } from './correction.ts';

type Rows<Query extends (...asked: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>;

export interface PageFacts {
  address: Rows<typeof lastAddressOf>;
  orders: Rows<typeof newestOrdersOf>;
  inWork: number;
  ledger: Rows<typeof staffLedger>;
  approvals: readonly Approval[];
  notices: Rows<typeof noticesOfCustomer>;
  devices: Rows<typeof devicesOf>;
  notes: Rows<typeof notesAbout>;
  events: Rows<typeof staffEventsOf>;
  secondPersonAbove: ShownCustomer['second_person_above'];
}

interface Around {
  names: ReadonlyMap<number, string>;
  districts: readonly { id: number; name: string }[];
  staffId: number;
}

type Listed = CallReply<AdminCalls['listCustomers']>['customers'][number];

export const presentPage = (row: ShownCustomerRow, listed: Listed, facts: PageFacts, around: Around): ShownCustomer => {
  const { names, districts } = around;
  const nameOf = (id: number): string => names.get(id) ?? '';
  const { address } = facts;
  return {
    ...listed,
    phone2: row.phone_2 === null ? null : maskedPhone(row.phone_2),
    address:
      address === undefined
        ? null
        : { district: districts.find(({ id }) => id === address.district_id)?.name ?? '', khoroo: address.khoroo },
    register: row.register_number,
    login: {
      password: row.has_password,
      google: row.issuers.some((issuer) => issuer.includes('google')),
      facebook: row.issuers.some((issuer) => issuer.includes('facebook')),
    },
    wants: { price_drop: row.wants_price_drop, back_in_stock: row.wants_back_in_stock, sms: row.wants_sms },
    block:
      row.blocked_at === null
        ? null
        : {
            ...{ at: row.blocked_at.toISOString(), reason: row.blocked_reason ?? '' },
            staff: nameOf(row.blocked_by ?? 0),
          },
    erased_at: row.erased_at?.toISOString() ?? null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    in_work: facts.inWork,
    all_orders: facts.orders.map(({ order_number, created_at, status, total_tug, pieces }) => ({
      ...{ ordernumber: order_number, created_at: created_at.toISOString(), status, total: total_tug, pieces },
    })),
    ledger: facts.ledger.map((line) => ({
      ...{ id: line.id, at: line.created_at.toISOString(), points: line.points, balance: line.balance },
      ...{ reason: line.reason, ordernumber: line.order_number, note: line.note },
      staff: line.staff_id === null ? null : nameOf(line.staff_id),
    })),
    correction: correctionOf(facts.approvals, around),
    second_person_above: facts.secondPersonAbove,
    notices: facts.notices.map((notice) => ({
      ...{ id: notice.id, channel: notice.channel, state: notice.status, ordernumber: notice.order_number },
      about: notice.subject ?? 'SMS',
      at: (notice.sent_at ?? notice.created_at).toISOString(),
    })),
    devices: facts.devices.map(({ token_hash, user_agent, last_seen_at }) => ({
      ...{ id: token_hash.toString('hex'), browser: user_agent ?? '', last_seen_at: last_seen_at.toISOString() },
    })),
    notes: facts.notes.map(({ id, staff_id, created_at, text }) => ({
      ...{ id, staff: nameOf(staff_id), at: created_at.toISOString(), text },
    })),
    history: facts.events.map((event) => presentEvent(event, nameOf)),
  };
};

function correctionOf(approvals: readonly Approval[], { names, staffId }: Around): ShownCustomer['correction'] {
  const open = approvals.find(({ state }) => state === 'requested');
  if (open === undefined) return null;
  return {
    ...{ approval: open.id, version: open.version, points: correctionIn(open).points, reason: open.reason },
    ...{ staff: names.get(open.requested_by) ?? '', at: open.requested_at.toISOString() },
    is_mine: open.requested_by === staffId,
  };
}

function presentEvent(event: PageFacts['events'][number], nameOf: (id: number) => string) {
  const after = (event.after ?? {}) as { field?: unknown; reason?: unknown };
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    ...{ id: event.id, at: event.created_at.toISOString(), action: event.action },
    staff: event.staff_id === null ? null : nameOf(event.staff_id),
    ...{ field: textOf(after.field), reason: textOf(after.reason) },
  };
}
