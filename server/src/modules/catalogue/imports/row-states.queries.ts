import { type ImportWarning, importWarningBits } from '@tokhi/contract/admin/imports/import-words';
import { type RawBuilder, sql } from 'kysely';

const ALL_WARNINGS = Object.values(importWarningBits).reduce((sum, bit) => sum + bit, 0);
/** Of a change set: somebody else has to approve it. Nothing to tick. */
export const SECOND_PERSON = 1;

export const hasWarning = (warning?: ImportWarning): RawBuilder<boolean> =>
  sql`warnings & ${sql.lit(warning === undefined ? ALL_WARNINGS : importWarningBits[warning])} <> 0`;

/** Neither ticked nor left out. */
export const isOpen = sql<boolean>`(${hasWarning()} and not is_accepted and not is_left_out)`;

/** What a change set takes: right, changing something, not left out, and ticked where it warns. A wrong row never is. */
export const isReady = sql<boolean>`(outcome in ('up', 'down', 'other') and not is_left_out and (is_accepted or not ${hasWarning()}))`;
