// What the backup machine reports to the shop about itself: the reply of ops/backup/repository-commands.sh to «report», stored by a timer
// of the shop as a file that the doctor and the metrics read.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at));

/** How the last run of a part ended, and when one last succeeded: a failure does not hide the last success. */
const Outcome = z.object({
  at: moment,
  ok: z.boolean(),
  /** What it did, or the name of its failure. */
  said: z.string(),
  goodAt: moment.nullable(),
});
export type Outcome = z.output<typeof Outcome>;

const BackupReport = z.object({
  writtenAt: moment,
  /** When the last segment of WAL arrived. */
  lastWalAt: moment.nullable(),
  freeKilobytes: z.number(),
  wholeKilobytes: z.number(),
  backup: Outcome.nullable(),
  media: Outcome.nullable(),
  rehearsal: Outcome.nullable(),
});
export type BackupReport = z.output<typeof BackupReport>;

/** Null for a file that is missing, truncated or invalid. */
export function readReport(file: string): BackupReport | null {
  try {
    return BackupReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

export function readOutcome(file: string): Outcome | null {
  try {
    return Outcome.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
