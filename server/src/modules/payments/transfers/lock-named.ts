import { type Refusal, type RefusalDetails, refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import type { NamesOfStaff } from '../../orders/public.ts';
import { type LockedTransfer, lockTransfers, type TransferState } from './transfers.queries.ts';

/** The current state of the line, for a screen that showed another one. */
export const refuseChanged = (line: LockedTransfer, more: RefusalDetails = {}): Refusal =>
  refuse('changed_meanwhile', { id: line.id, status: line.decision, version: line.version, ...more });

/** Locks the lines as the screen showed them; a line that somebody else has decided is refused with that person's name. */
export async function lockNamed(
  tx: Tx,
  named: readonly { id: number; version: number }[],
  states: readonly TransferState[],
  namesOfStaff: NamesOfStaff,
): Promise<ReadonlyMap<number, LockedTransfer>> {
  const locked = await lockTransfers(
    tx,
    named.map(({ id }) => id),
  );
  const byId = new Map(locked.map((line) => [line.id, line]));
  for (const { id, version } of named) {
    const line = byId.get(id);
    if (line === undefined) throw refuse('transfer_not_found');
    if (line.version === version && states.includes(line.decision)) continue;
    const { decided_by: staffId } = line;
    const name = staffId === null ? undefined : (await namesOfStaff(tx, [staffId])).get(staffId);
    throw refuseChanged(line, name === undefined ? {} : { changed_by: name });
  }
  return byId;
}
