import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { ListedCustomerRow } from '../../accounts/public.ts';
import { type boughtBy, maskedEmail, maskedPhone } from '../../orders/public.ts';

type Listed = CallReply<AdminCalls['listCustomers']>['customers'][number];

interface Beside {
  bought: Awaited<ReturnType<typeof boughtBy>> extends Map<number, infer Row> ? Row | undefined : never;
  bonus: number;
  districts: readonly { id: number; name: string }[];
}

/** Contacts are masked: «Харах» reveals one of them and is audited. */
export const presentListed = (row: ListedCustomerRow, { bought, bonus, districts }: Beside): Listed => ({
  ...{ id: row.id, name: row.name, bonus },
  email: maskedEmail(row.email),
  phone: row.phone === null ? null : maskedPhone(row.phone),
  organisation: row.kind === 'organisation',
  confirmed: row.email_confirmed_at !== null,
  blocked: row.blocked_at !== null,
  district: districts.find(({ id }) => id === bought?.district_id)?.name ?? null,
  khoroo: bought?.khoroo ?? null,
  orders: bought?.orders ?? 0,
  spent: bought?.spent ?? 0,
  last_at: bought?.last_at.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
