import { randomBytes } from 'node:crypto';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { BYTES_OF_CODE, codeOfBytes } from '@tokhi/rules/money/new-codes';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { insertCodes } from './change-codes.queries.ts';
import type { AdminCodeDeps } from './list-codes.ts';
import { showCode } from './show-code.ts';

type Body = CallBody<AdminCalls['createCodes']>;

/** Creates a code, or a set of them. The audit row names ids: it reveals no code. */
export async function createCodes(
  deps: AdminCodeDeps,
  body: Body,
  caller: Staff,
): Promise<CallReply<AdminCalls['createCodes']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const terms = {
      ...{ kind: body.kind, amount_tug: body.amount, max_uses: body.uses, note: body.note },
      starts_at: body.starts_at === null ? null : new Date(body.starts_at),
      ends_at: body.ends_at === null ? null : new Date(body.ends_at),
    };
    const ids = await insertCodes(tx, {
      ...{ ...terms, codes: spelled(body.codes), created_by: caller.staffId, created_at: now },
    });
    const [id = 0] = ids;
    const after = {
      ...{ kind: body.kind, amount_tug: body.amount, uses: body.uses },
      ...{ starts_at: body.starts_at, ends_at: body.ends_at, count: ids.length, last_id: ids.at(-1) ?? id },
    };
    const subject = { kind: 'code', id: String(id) };
    await writeAudit(tx, { action: 'create codes', subject, ...auditedBy(caller), after }, now);
    const { code } = await showCode({ ...deps, db: tx }, id);
    return { result: 'success', code };
  });
}

function spelled(codes: Body['codes']): string[] {
  if (codes.how === 'typed') return [codes.code];
  const made = new Set<string>();
  while (made.size < codes.count) made.add(codeOfBytes(codes.beginning, randomBytes(BYTES_OF_CODE)));
  return [...made];
}
