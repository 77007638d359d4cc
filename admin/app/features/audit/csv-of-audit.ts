import type { AuditRow } from './audit-query.ts';
import { actionText, subjectText, whoText } from './audit-texts.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Values that a spreadsheet would calculate are told as text. */
const cell = (text: string): string => quoted(/^[=+\-@]/.test(text) ? `'${text}` : text);

/** The rows that are shown, newest first. */
export const csvOfAudit = (rows: readonly AuditRow[]): string =>
  [
    'id,at,who,action,subject,fields',
    ...rows.map((row) =>
      [
        row.id,
        row.at,
        cell(whoText(row)),
        cell(actionText(row.action)),
        cell(subjectText(row.subject)),
        row.fields,
      ].join(','),
    ),
  ].join('\n');
