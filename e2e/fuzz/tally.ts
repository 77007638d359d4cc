import type { Outcome } from './connection.ts';

/** The results of one kind of input at one endpoint. */
export interface Row {
  name: string;
  inputs: number;
  /** By hundreds: 2 → number of 2xx answers. */
  statuses: Map<number, number>;
  /** Closed without an answer, or left by us. */
  unanswered: number;
  slowestMs: number;
  slowest: string;
  findings: number;
}

export const newRow = (name: string): Row => ({
  name,
  inputs: 0,
  statuses: new Map(),
  unanswered: 0,
  slowestMs: 0,
  slowest: '',
  findings: 0,
});

export function count(row: Row, id: string, outcome: Outcome): void {
  row.inputs += 1;
  for (const { status } of outcome.answers) {
    const hundred = Math.floor(status / 100);
    row.statuses.set(hundred, (row.statuses.get(hundred) ?? 0) + 1);
  }
  if (outcome.answers.length === 0) row.unanswered += 1;
  if (outcome.ms <= row.slowestMs) return;
  row.slowestMs = outcome.ms;
  row.slowest = id;
}

const HEAD = ['sent to', 'inputs', '2xx', '3xx', '4xx', '5xx', 'no answer', 'slowest ms', '', 'findings'];

export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ name, inputs, statuses, unanswered, slowestMs, slowest, findings }) => [
    name,
    ...[inputs, ...[2, 3, 4, 5].map((hundred) => statuses.get(hundred) ?? 0), unanswered, Math.round(slowestMs)].map(
      String,
    ),
    slowest,
    String(findings),
  ]);
  const widths = HEAD.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column === 0 || column === 8;
  return [HEAD, ...cells]
    .map((row) =>
      row
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
