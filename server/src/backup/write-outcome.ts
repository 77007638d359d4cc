import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOutcome } from './backup-report.ts';

/** The parts of the report, one file each, so that they do not overwrite each other. */
export type Part = 'backup' | 'media' | 'rehearsal';

/** Atomic: the shop may read it at any time. */
function writeOutcome(folder: string, part: Part, now: Date, { ok, said }: { ok: boolean; said: string }): void {
  const file = join(folder, 'state', `${part}.json`);
  const goodAt = ok ? now : (readOutcome(file)?.goodAt ?? null);
  writeFileSync(`${file}.new`, `${JSON.stringify({ at: now, ok, said: said.slice(0, 1_000), goodAt })}\n`);
  renameSync(`${file}.new`, file);
}

/** Runs a part and writes its outcome, also when it fails; the failure is rethrown for the unit. */
export async function withOutcome(
  { folder, now }: { folder: string; now: () => Date },
  part: Part,
  work: () => Promise<string>,
): Promise<string> {
  try {
    const said = await work();
    writeOutcome(folder, part, now(), { ok: true, said });
    return said;
  } catch (error) {
    writeOutcome(folder, part, now(), { ok: false, said: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
