// Whether the last release's code works during and after a migration: squawk reads the SQL; rules that it lacks are here.
import { spawnSync } from 'node:child_process';

export interface Refused {
  rule: string;
  line: number;
  /** What to do instead, over two releases if needed. */
  instead: string;
}

const INDEX = 'a file that begins with «-- outside a transaction: why», and makes or drops the index concurrently';
const NOT_VALID =
  '«not valid» here, and «validate constraint» in the next file: it reads the table without keeping anybody from writing';
const NEW_COLUMN =
  'this release adds a nullable column and writes both, a job fills the old rows; the next release reads the new one, and drops the old one when nothing names it';
const DROP = 'this release stops using it; the next one drops it, in a file that says «-- not used since <version>»';

const INSTEAD: Readonly<Record<string, string>> = {
  'adding-field-with-default': 'a nullable column without a default that is computed, filled in portions',
  'adding-foreign-key-constraint': NOT_VALID,
  'adding-not-nullable-field': '«check (… is not null) not valid» and «validate constraint» in the next file',
  'adding-primary-key-constraint': 'a unique index made concurrently, then «add primary key using index»',
  'adding-required-field': 'a nullable column, or one with a constant default: the last release writes rows without it',
  'adding-serial-primary-key-field': NEW_COLUMN,
  'ban-alter-domain-with-add-constraint': 'a check of the table, «not valid» first',
  'ban-drop-column': DROP,
  'ban-drop-database': 'nothing: no migration drops a database',
  'ban-drop-not-null':
    'the last release may read null where it expects a value: let it first learn to, then come with the next one',
  'ban-drop-table': DROP,
  'changing-column-type': NEW_COLUMN,
  'constraint-missing-not-valid': NOT_VALID,
  'disallowed-unique-constraint': `a unique index: ${INDEX}`,
  'renaming-column': NEW_COLUMN,
  'renaming-table': 'a new table that both releases write, or the old name',
  'require-concurrent-index-creation': INDEX,
  'require-concurrent-index-deletion': INDEX,
  'syntax-error': 'SQL that PostgreSQL reads',
  'transaction-nesting': 'no begin and commit: a file is a transaction',
};

/** Rules that squawk lacks. */
type OwnRule = readonly [rule: string, pattern: RegExp, instead: string];
const CONCURRENTLY: OwnRule = [
  'ban-concurrent-index-creation-in-transaction',
  /^(?:create (?:unique )?|drop )index concurrently\b/gim,
  INDEX,
];
const OWN_RULES: readonly OwnRule[] = [
  ['rewrites-every-row', /^(?:update|delete from)\b(?![^;]*\bwhere\b)/gim, 'a job that changes the rows in portions'],
  [
    'locks-for-long',
    /^(?:vacuum full|cluster|truncate|reindex(?! \w+ concurrently))\b/gim,
    'nothing in a migration: it keeps everybody out',
  ],
  ['drops-what-is-read', /^drop (?:view|function|materialized view)\b(?!.*\bcreate\b)/gim, DROP],
];

/** A small table may be locked for a moment; breaking the old code is never acceptable. */
const MAY_BE_IGNORED = new Set([
  'adding-foreign-key-constraint',
  'constraint-missing-not-valid',
  'disallowed-unique-constraint',
  'require-concurrent-index-creation',
  'require-concurrent-index-deletion',
]);
const IGNORED = /^-- squawk-ignore (?<rules>[\w, -]+?)(?<reason>: \S.*)?$/gm;
const UNUSED_SINCE = /^-- not used since (?<version>\d+\.\d+\.\d+)$/m;
const SECOND_STEPS = new Set(['ban-drop-column', 'ban-drop-table', 'drops-what-is-read']);

/** The faults of a migration of `release`; empty if the last release's code is not affected. */
export function judgeMigration(text: string, release: string): Refused[] {
  const unusedSince = UNUSED_SINCE.exec(text)?.groups?.['version'];
  const isSecondStep = unusedSince !== undefined && isBefore(unusedSince, release);
  return [...readBySquawk(text), ...ownFindings(text), ...wrongIgnores(text)]
    .filter(({ rule }) => !(isSecondStep && SECOND_STEPS.has(rule)))
    .toSorted((one, other) => one.line - other.line);
}

const isInTransaction = (text: string) => !text.startsWith('-- outside a transaction: ');

function readBySquawk(text: string): Refused[] {
  const { stdout, stderr } = spawnSync(
    'squawk',
    [
      '--reporter=json',
      '--pg-version=15',
      isInTransaction(text) ? '--assume-in-transaction' : '--no-assume-in-transaction',
    ],
    { input: text.replaceAll(IGNORED, '-- squawk-ignore $<rules>'), encoding: 'utf8' },
  );
  if (!stdout?.startsWith('[')) throw new Error(`squawk answered: ${stderr}`);
  const findings = JSON.parse(stdout) as { rule_name: string; line: number }[];
  return findings.flatMap(({ rule_name: rule, line }) => {
    const instead = INSTEAD[rule];
    return instead === undefined ? [] : [{ rule, line: line + 1, instead }];
  });
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

const ownFindings = (text: string): Refused[] =>
  (isInTransaction(text) ? [...OWN_RULES, CONCURRENTLY] : OWN_RULES).flatMap(([rule, pattern, instead]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ rule, line: lineOf(text, index), instead })),
  );

function wrongIgnores(text: string): Refused[] {
  return [...text.matchAll(IGNORED)].flatMap(({ index, groups }) => {
    const rules = (groups?.['rules'] ?? '').split(',').map((rule) => rule.trim());
    if (rules.every((rule) => MAY_BE_IGNORED.has(rule)) && groups?.['reason'] !== undefined) return [];
    const instead = `only ${[...MAY_BE_IGNORED].join(', ')}, with a reason: «-- squawk-ignore rule: the table has seven rows»`;
    return [{ rule: 'ignored', line: lineOf(text, index), instead }];
  });
}

function isBefore(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}
