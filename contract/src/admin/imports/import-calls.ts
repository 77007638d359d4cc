// A supplier's price list: read into rows, its columns mapped once, compared with the shop, and prepared as a change set.
import { z } from 'zod';
import { nothing, successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { tug } from '../../fields/money.ts';
import { defineAdminCall } from '../admin-call.ts';
import {
  type CellProblem,
  cellProblems,
  type ImportWarning,
  importFields,
  importFilters,
  importOutcomes,
  importWarningBits,
} from './import-words.ts';

const id = z.int().positive();
const version = z.int().positive();
const count = z.int().nonnegative();
/** Tenths of a percent. */
const tenths = z.int();
const price = z.int().min(100).max(10_000_000_000);
const rowNumber = z.int().positive().max(1_048_576);
const heading = z.string().trim().min(1).max(200);

const warning = z.enum(Object.keys(importWarningBits) as [ImportWarning, ...ImportWarning[]]);
const problem = z.enum(Object.keys(cellProblems) as [CellProblem, ...CellProblem[]]);

/** The heading of the file for each field; null: the file does not have it. */
export const importColumns = z.strictObject({
  code: heading,
  price: heading.nullable(),
  regular: heading.nullable(),
  cost: heading.nullable(),
  bonus: heading.nullable(),
  customs: heading.nullable(),
  category: heading.nullable(),
});

const counts = z.object({
  rows: count,
  up: count,
  down: count,
  other: count,
  same: count,
  average_up: tenths.nullable(),
  average_down: tenths.nullable(),
  /** With a warning, left out or not; `open` rows have been neither ticked nor left out. */
  warned: count,
  open: count,
  open_by_warning: z.record(warning, count),
  stopped: count,
  left_out: count,
  /** How many rows the change set would have, and how many of them a second person has to approve. */
  ready: count,
  second_person: count,
});

const importFacts = {
  id,
  supplier: z.string(),
  file: z.string(),
  uploaded_at: moment,
  uploaded_by: z.string().nullable(),
  change_set: id.nullable(),
};

export const listImports = defineAdminCall('listImports', {
  purpose: 'The latest imports, and the suppliers that are ordered from.',
  body: nothing,
  reply: successReply({
    /** `rows`: 0 once they are purged. */
    imports: z.array(z.object({ ...importFacts, rows: count, compared: z.boolean() })),
    suppliers: z.array(z.string()),
  }),
  refusals: [],
});

export const showImport = defineAdminCall('showImport', {
  purpose: 'One import: its columns, how its rows stand, and the limits that warnings go by.',
  body: z.strictObject({ id }),
  reply: successReply({
    import: z.object({
      ...importFacts,
      version,
      headings: z.array(z.string()),
      /** The first rows below the headings, for mapping the columns. */
      samples: z.array(z.array(z.string())),
      /** As saved; before that as guessed. */
      columns: importColumns.partial(),
      compared: z.boolean(),
      counts,
      /** It is too old: its rows are deleted, and there is nothing to compare. */
      purged: z.boolean(),
    }),
    limits: z.object({ second_person: z.number(), jump: z.number(), margin: z.number(), yuan_rate: z.number() }),
  }),
  refusals: ['import_not_found'],
});

const wrongCell = z.object({
  /** The column's name in a spreadsheet («C»), and its heading. */
  column: z.string(),
  heading: z.string(),
  field: z.enum(importFields),
  cell: z.string(),
  why: problem,
});

const changedField = z.object({
  field: z.string(),
  before: z.union([z.string(), z.number()]).nullable(),
  after: z.union([z.string(), z.number()]).nullable(),
});

const importRow = z.object({
  at: rowNumber,
  code: z.string(),
  name: z.string().nullable(),
  colour: z.string().nullable(),
  picture: z.string().nullable(),
  was: tug.nullable(),
  now: tug.nullable(),
  change: tenths.nullable(),
  margin: tenths.nullable(),
  /** Fields that change, other than the price. */
  fields: z.array(changedField),
  outcome: z.enum(importOutcomes),
  warnings: z.array(warning),
  problems: z.array(wrongCell),
  left_out: z.boolean(),
  accepted: z.boolean(),
  fixed: z.boolean(),
});

const after = z.strictObject({ moved: z.int().nonnegative(), at: rowNumber });

export const listImportRows = defineAdminCall('listImportRows', {
  purpose: 'Rows of an import with their differences, 100 at a time, in the order of the file or the largest first.',
  body: z.strictObject({
    id,
    filter: z.enum(importFilters),
    sort: z.enum(['file', 'largest']),
    after: after.optional(),
  }),
  reply: successReply({ rows: z.array(importRow), next: after.nullable() }),
  refusals: ['import_not_found'],
});

const changed = successReply({ version, counts });
const refusals = ['import_not_found', 'import_prepared', 'changed_meanwhile'] as const;

export const mapImport = defineAdminCall('mapImport', {
  purpose: 'Says which column is what, remembers it for the supplier, and compares every row with the shop.',
  body: z.strictObject({ id, version, columns: importColumns }),
  reply: changed,
  refusals: [...refusals, 'import_columns_missing'],
});

export const markImportRows = defineAdminCall('markImportRows', {
  purpose: 'Ticks the warnings of rows, or leaves rows out: some by their numbers, or all that have one warning.',
  body: z.strictObject({
    id,
    version,
    mark: z.enum(['accepted', 'open', 'left_out', 'taken']),
    rows: z.union([z.array(rowNumber).min(1).max(200), warning]),
  }),
  reply: changed,
  refusals,
});

export const fixImportRow = defineAdminCall('fixImportRow', {
  purpose: 'Corrects the price of one row and compares it again.',
  body: z.strictObject({ id, version, at: rowNumber, price }),
  reply: changed,
  refusals: [...refusals, 'import_row_not_found'],
});

export const prepareImport = defineAdminCall('prepareImport', {
  purpose: 'Makes a change set of the rows that are right and ticked; it is approved, applied and rolled back as such.',
  body: z.strictObject({ id, version, reason: z.string().trim().min(3).max(300), at: moment.nullable() }),
  reply: successReply({ change_set: id }),
  refusals: [...refusals, 'import_not_compared', 'import_warnings_open', 'nothing_changes', 'too_many_products'],
});

export const importCalls = {
  listImports,
  showImport,
  listImportRows,
  mapImport,
  markImportRows,
  fixImportRow,
  prepareImport,
};
