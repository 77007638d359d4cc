import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { codeState } from '@tokhi/rules/money/code-state';
import type { ListedCodeRow, linesOfSet } from './admin-codes.queries.ts';
import type { OrderWithCode } from './orders-with-codes.ts';

type Listed = CallReply<AdminCalls['listCodes']>['codes'][number];

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const presentCode = (row: ListedCodeRow, discountedTug: number, now: Date): Listed => ({
  id: row.id,
  code: row.count > 1 ? commonPart(row.code) : row.code,
  kind: row.kind,
  amount: row.amount_tug,
  starts_at: at(row.starts_at),
  ends_at: at(row.ends_at),
  count: row.count,
  uses: row.uses,
  max_uses: row.most_uses,
  discounted: discountedTug,
  state: codeState(
    {
      ...{ active: row.active, startsAt: row.starts_at, endsAt: row.ends_at, uses: row.uses },
      ...{ maxUses: row.most_uses, inSet: row.count > 1 },
    },
    now,
  ),
  active: row.active,
  note: row.note,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** Without the random part, which is the last two groups: BAGSH-••••. */
const commonPart = (code: string): string => `${code.split('-').slice(0, -2).concat('').join('-')}••••`;

export const presentUse = ({ order_number, used_at, contact_name, total_tug, code_tug }: OrderWithCode) => ({
  ...{ ordernumber: order_number, used_at: used_at.toISOString(), name: contact_name },
  ...{ total: total_tug, discounted: code_tug },
});

export const presentLine = (row: Awaited<ReturnType<typeof linesOfSet>>[number]) => ({
  ...{ code: row.code, amount: row.amount_tug, starts_at: at(row.starts_at), ends_at: at(row.ends_at) },
  ...{ uses: row.uses, active: row.active },
});
