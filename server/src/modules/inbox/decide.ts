import type { InboxKindName } from '@tokhi/contract/admin/inbox-kinds';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { auditedBy, type Facts, writeAudit } from '../audit/public.ts';
import { namesOfStaff } from '../staff/public.ts';
import { askedAt, isFor, kindsFor } from './find-items.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { insertDecision, lockDecision, updateDecision } from './inbox-items.queries.ts';
import type { InboxKind } from './inbox-kind.ts';

interface Asked {
  kind: InboxKindName;
  subject: string;
  version: number;
}

interface Decision {
  action: string;
  /** The values for the item's row. */
  decided: Parameters<typeof insertDecision>[2];
  after: Facts;
  also?: ((tx: Tx, kind: InboxKind) => Promise<void>) | undefined;
  /** Also allowed for an item that is no longer found, so that an earlier decision can be undone. */
  mayBeGone?: boolean;
}

/** Stores a staff member's decision about an existing item that they may act on, with its audit row. */
export async function decide(
  { db, now }: InboxDeps,
  { version, ...item }: Asked,
  caller: Staff,
  { action, decided, after, also, mayBeGone = false }: Decision,
): Promise<{ result: 'success'; version: number }> {
  const at = now();
  const kind = kindsFor(caller.roles).find(({ name }) => name === item.kind);
  if (kind === undefined) throw refuse('item_not_found');
  return inTransaction(db, async (tx) => {
    const row = await lockDecision(tx, item);
    const found = mayBeGone && row !== undefined ? true : await isThere(tx, kind, item.subject, caller, at);
    if (!found) throw refuse('item_not_found');
    if ((row?.version ?? 0) !== version) throw await changedMeanwhile(tx, row);
    const written =
      row === undefined ? await insertDecision(tx, item, decided, at) : await updateDecision(tx, item, decided, at);
    if (written === undefined) throw await changedMeanwhile(tx, await lockDecision(tx, item));
    await also?.(tx, kind);
    const subject = { kind: `inbox ${item.kind}`, id: item.subject };
    await writeAudit(tx, { action, subject, ...auditedBy(caller), after }, at);
    return { result: 'success', version: written.version };
  });
}

async function isThere(tx: Tx, kind: InboxKind, subject: string, { staffId }: Staff, now: Date): Promise<boolean> {
  const found = await kind.find(await askedAt(tx, now));
  return found.some((one) => one.subject === subject && isFor(one, staffId));
}

async function changedMeanwhile(tx: Tx, row: Awaited<ReturnType<typeof lockDecision>>) {
  const who = row?.done_by ?? row?.assignee ?? null;
  const name = who === null ? undefined : (await namesOfStaff(tx, [who])).get(who);
  return refuse('changed_meanwhile', {
    ...{ version: row?.version ?? 0, status: row?.done_at == null ? 'open' : 'done' },
    ...(row && { changed_at: row.changed_at.toISOString() }),
    ...(name !== undefined && { changed_by: name }),
  });
}
