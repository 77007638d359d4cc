// Checks before and after a backup is restored, in a trial or for real.
import { BackupRefused, segmentOf } from './restored-database.ts';

/** Before hours are spent on files of another cluster. `known`: sources that know the cluster's id. */
export function refuseForeign(
  systemId: string | undefined,
  known: readonly (readonly [who: string, systemId: string | undefined])[],
): void {
  for (const [who, id] of known)
    if (id !== undefined && systemId !== id)
      throw new BackupRefused(`foreign: the repository is of cluster ${systemId}, and ${who} ${id}`);
}

/** Recovery ends without an error at a missing segment, and everything after it would be lost silently. */
export function refuseGap(replayed: string | null, expected: string | undefined): void {
  if (expected === undefined) throw new BackupRefused('partial: there is no WAL in the repository');
  if (replayed === null || replayed < segmentOf(expected))
    throw new BackupRefused(
      `partial: WAL was replayed to ${replayed ?? 'nowhere'}, and the archive goes to ${segmentOf(expected)}`,
    );
}
