import { type ImportWarning, importWarningBits } from '@tokhi/contract/admin/imports/import-words';
import { type RawBuilder, sql } from 'kysely';

const ALL_WARNINGS = Object.values(importWarningBits).reduce((sum, bit) => sum + bit, 0);
/** A warning of the change set: a second person must approve it. Nothing to tick. */
export const SECOND_PERSON = 1;

export const hasWarning = (warning?: ImportWarning): RawBuilder<boolean> =>
  sql`warnings & ${sql.lit(warning === undefined ? ALL_WARNINGS : importWarningBits[warning])} <> 0`;

/** Neither ticked nor left out. */
export const isOpen = sql<boolean>`(${hasWarning()} and not is_accepted and not is_left_out)`;

/** The rows that a change set takes: correct, with a change, not left out, and ticked where they warn. Never a wrong row. */
export const isReady = sql<boolean>`(outcome in ('up', 'down', 'other') and not is_left_out and (is_accepted or not ${hasWarning()}))`;
