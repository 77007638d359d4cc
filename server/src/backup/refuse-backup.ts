// What is refused before and after a backup is restored, whoever restores it.
import { BackupRefused, segmentOf } from './restored-database.ts';

/** Before hours are spent on files of somebody else. `known`: who says which cluster it is to be. */
export function refuseForeign(
  systemId: string | undefined,
  known: readonly (readonly [who: string, systemId: string | undefined])[],
): void {
  for (const [who, id] of known)
    if (id !== undefined && systemId !== id)
      throw new BackupRefused(`foreign: the repository is of cluster ${systemId}, and ${who} ${id}`);
}

/** Recovery ends in peace where a segment is missing, and all after it would be lost without a word. */
export function refuseGap(replayed: string | null, expected: string | undefined): void {
  if (expected === undefined) throw new BackupRefused('partial: there is no WAL in the repository');
  if (replayed === null || replayed < segmentOf(expected))
    throw new BackupRefused(
      `partial: WAL was replayed to ${replayed ?? 'nowhere'}, and the archive goes to ${segmentOf(expected)}`,
    );
}
