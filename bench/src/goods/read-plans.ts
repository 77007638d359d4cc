// Whether PostgreSQL reads a large table sequentially to answer a question.
import type pg from 'pg';
import type { Heard } from '../catalogue/listen-to.ts';

/** A smaller table is read as quickly as an index. */
const LARGE_ROWS = 20_000;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const stepsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(stepsOf)];

export async function largeTables(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples > $1`,
    [LARGE_ROWS],
  );
  return new Set(rows.map(({ relname }) => relname));
}

/** The large tables that these statements read sequentially. */
export async function readWhole(
  client: pg.Client,
  large: ReadonlySet<string>,
  statements: readonly Heard[],
): Promise<string[]> {
  const read = new Set<string>();
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    for (const step of plan === undefined ? [] : stepsOf(plan))
      if (step['Node Type'] === 'Seq Scan' && large.has(step['Relation Name'] ?? ''))
        read.add(step['Relation Name'] ?? '');
  }
  return [...read];
}
