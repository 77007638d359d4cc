import type { BackupReport, Outcome } from '../backup/backup-report.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The timer asks every ten minutes. */
const UNHEARD_MS = 2 * HOUR_MS;
/** The worker writes every minute, so a segment is archived every minute. */
const WAL_LATE_MS = 15 * MINUTE_MS;
/** One a day, plus the time that it takes. */
const DAILY_MS = 26 * HOUR_MS;
const LATE_MS = 50 * HOUR_MS;
/** A week and a day. */
const REHEARSED_MS = 8 * DAY_MS;
const ENOUGH = 0.15;
const SCARCE = 0.05;
const RUNBOOK = 'ops/backup.md, «When something is refused»';

const hours = (ms: number): string =>
  ms < 2 * HOUR_MS ? `${Math.round(ms / MINUTE_MS)} minutes` : `${Math.round(ms / HOUR_MS)} hours`;

/** Judges the backup machine's last report (null: unreadable), at `file`. */
export function judgeBackups(file: string, report: BackupReport | null, now: Date): Finding[] {
  const means = 'what a broken disk takes is gone';
  const remedy = 'set up a backup machine (ops/backup.md), then BACKUP_REPORT=/var/lib/tokhi/backup/report.json';
  if (file === '') return [warning('backups: not set up', means, remedy)];
  const ask = 'systemctl start tokhi-backup-report, and read what it says';
  if (report === null) return [bad(`backups: no report in ${file}`, 'nobody knows whether there is one', ask)];
  const age = now.getTime() - report.writtenAt.getTime();
  if (age < -HOUR_MS)
    return [bad('backups: the report is of the future', 'a clock is wrong', 'compare the clocks of both machines')];
  if (age > UNHEARD_MS)
    return [bad(`backups: the backup machine was not heard for ${hours(age)}`, 'nobody knows whether it lives', ask)];
  return [
    judgeWal(report),
    judgeDaily('database', 'tokhi-backup-take', report.backup, now),
    judgeDaily('media', 'tokhi-backup-media', report.media, now),
    judgeRehearsal(report.rehearsal, now),
    judgeRoom(report),
  ];
}

function judgeWal({ writtenAt, lastWalAt }: BackupReport): Finding {
  const means = 'what was sold since then would be lost with this machine';
  const remedy = 'select * from pg_stat_archiver; journalctl -u postgresql@15-main -n 50';
  if (lastWalAt === null) return bad('backups: no WAL arrived', means, remedy);
  const age = writtenAt.getTime() - lastWalAt.getTime();
  if (age > WAL_LATE_MS) return bad(`backups: the newest WAL there is ${hours(age)} old`, means, remedy);
  return good(`backups: WAL of ${hours(Math.max(age, 0))} ago`);
}

function judgeDaily(what: string, unit: string, last: Outcome | null, now: Date): Finding {
  const means = 'what a broken disk takes is gone';
  const remedy = `on the backup machine: journalctl -u ${unit} --since -3d; ${RUNBOOK}`;
  if (last?.goodAt == null) return bad(`backups: none of the ${what}`, means, remedy);
  const age = now.getTime() - last.goodAt.getTime();
  if (age > LATE_MS) return bad(`backups: the newest of the ${what} is ${hours(age)} old`, means, remedy);
  if (!last.ok)
    return warning(`backups: the last of the ${what} failed: ${last.said}`, 'the one before it is there', remedy);
  if (age > DAILY_MS)
    return warning(`backups: the newest of the ${what} is ${hours(age)} old`, 'the last one did not come', remedy);
  return good(`backups: ${what} ${hours(age)} old (${last.said})`);
}

function judgeRehearsal(last: Outcome | null, now: Date): Finding {
  const remedy = `on the backup machine: systemctl start tokhi-backup-rehearse, then journalctl -u it; ${RUNBOOK}`;
  const means = 'nobody knows whether the backups can be restored';
  if (last === null) return bad('backups: never rehearsed', means, remedy);
  if (!last.ok)
    return bad(
      `backups: the rehearsal failed: ${last.said}`,
      'the newest backup would not bring the shop back',
      remedy,
    );
  const age = now.getTime() - (last.goodAt ?? last.at).getTime();
  if (age > REHEARSED_MS) return bad(`backups: last rehearsed ${Math.floor(age / DAY_MS)} days ago`, means, remedy);
  return good(`backups: rehearsed ${Math.floor(age / DAY_MS)} days ago (${last.said})`);
}

function judgeRoom({ freeKilobytes, wholeKilobytes }: BackupReport): Finding {
  const what = `backups: ${(freeKilobytes / 2 ** 20).toFixed(1)} GB of ${(wholeKilobytes / 2 ** 20).toFixed(1)} GB free there`;
  const remedy = 'enlarge that disk; or keep less: repo1-retention-full in pgbackrest.conf';
  if (freeKilobytes < SCARCE * wholeKilobytes)
    return bad(what, 'WAL finds no room and fills the disk of the shop', remedy);
  return freeKilobytes < ENOUGH * wholeKilobytes ? warning(what, 'it is filling up', remedy) : good(what);
}
