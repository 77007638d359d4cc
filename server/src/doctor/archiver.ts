import { bad, type Finding, good } from './finding.ts';

/** PostgreSQL's archiving (pg_stat_archiver and its settings). */
export interface ArchiverFacts {
  isOn: boolean;
  /** How long a quiet shop keeps unarchived WAL; 0: until a segment is full. */
  timeoutSeconds: number;
  archivedAt: Date | null;
  failedAt: Date | null;
  failedSegment: string | null;
}

/** With the transfer of a segment, at most a minute is lost with the machine. */
const LONGEST_SECONDS = 60;

export function judgeArchiver({ isOn, timeoutSeconds, ...last }: ArchiverFacts): Finding {
  const means = 'what was sold since the last segment would be lost with this machine';
  const copy = 'copy ops/backup/postgresql.conf again (ops/backup.md), then systemctl restart postgresql';
  if (!isOn) return bad('archive: WAL is not archived', 'there is no backup to the minute', copy);
  if (timeoutSeconds === 0 || timeoutSeconds > LONGEST_SECONDS)
    return bad(`archive: archive_timeout is ${timeoutSeconds} s`, 'more than a minute would be lost', copy);
  if (last.failedAt !== null && (last.archivedAt === null || last.failedAt > last.archivedAt)) {
    const remedy = 'journalctl -u postgresql@15-main -n 50; runuser -u postgres -- ssh tokhi-backup report';
    return bad(`archive: ${last.failedSegment} is not taken since ${last.failedAt.toISOString()}`, means, remedy);
  }
  return good('archive: every segment was taken');
}
