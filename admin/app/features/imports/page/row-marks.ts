import type { ImportRow } from '../imports-query.ts';
import type { ImportAction } from './use-import.ts';

const CHANGES = new Set<ImportRow['outcome']>(['up', 'down', 'other']);

/** Whether the row goes into the change set: it changes something, and its warnings are ticked. */
export const isTaken = ({ outcome, warnings, accepted, left_out }: ImportRow): boolean =>
  CHANGES.has(outcome) && !left_out && (accepted || warnings.length === 0);

/** A wrong row, one without a product and one that changes nothing are never taken. */
export const maySwitch = ({ outcome }: ImportRow): boolean => CHANGES.has(outcome);

/** Toggles a row: taken rows are left out, and others are taken, with their warnings. */
export const switched = (row: ImportRow): ImportAction => ({
  ...{ does: 'mark', rows: [row.at] },
  mark: isTaken(row) ? 'left_out' : row.warnings.length > 0 ? 'accepted' : 'taken',
});

/** X: left out, and back in as before. */
export const leftOut = (row: ImportRow): ImportAction => ({
  ...{ does: 'mark', rows: [row.at] },
  mark: row.left_out ? 'taken' : 'left_out',
});
