import { csvOf } from '../../show/csv.ts';
import type { AuditRow } from './audit-query.ts';
import { actionText, subjectText, whoText } from './audit-texts.ts';

/** The rows that are shown, newest first. */
export const csvOfAudit = (rows: readonly AuditRow[]): string =>
  csvOf([
    ['id', 'at', 'who', 'action', 'subject', 'fields'],
    ...rows.map((row) => [row.id, row.at, whoText(row), actionText(row.action), subjectText(row.subject), row.fields]),
  ]);
