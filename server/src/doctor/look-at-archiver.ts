import { askOnce } from '../db/ask-once.ts';
import type { ArchiverFacts } from './archiver.ts';

const ARCHIVER = `
  select current_setting('archive_mode') <> 'off' as is_on,
    extract(epoch from current_setting('archive_timeout')::interval)::int as timeout_seconds,
    last_archived_time, last_failed_time, last_failed_wal
  from pg_stat_archiver`;

interface Row {
  is_on: boolean;
  timeout_seconds: number;
  last_archived_time: Date | null;
  last_failed_time: Date | null;
  last_failed_wal: string | null;
}

/** Null if unreachable, which another check reports. */
export const lookAtArchiver = (url: string): Promise<ArchiverFacts | null> =>
  askOnce(url, 'tokhi-doctor', async (client) => {
    const { rows } = await client.query<Row>(ARCHIVER);
    const [row] = rows;
    if (row === undefined) return null;
    return {
      ...{ isOn: row.is_on, timeoutSeconds: row.timeout_seconds },
      ...{ archivedAt: row.last_archived_time, failedAt: row.last_failed_time, failedSegment: row.last_failed_wal },
    };
  }).catch(() => null);
