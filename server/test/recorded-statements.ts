import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db } from '../src/db/database.ts';
import type { Schema } from '../src/db/schema.generated.ts';

export interface RecordedStatement {
  sql: string;
  parameters: readonly unknown[];
}

/** The same connections, recording every statement: `take` returns those since the last call. */
export function recordStatements(pool: pg.Pool): { db: Db; take: () => RecordedStatement[] } {
  let statements: RecordedStatement[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => {
      statements.push({ sql, parameters });
    },
  });
  return {
    db,
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** The plan's nodes, each before its inputs. */
export const stepsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(stepsOf)];

/** PostgreSQL's plan for the statement. */
export async function planOf(pool: pg.Pool, { sql, parameters }: RecordedStatement): Promise<PlanNode> {
  const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters]);
  return rows[0]['QUERY PLAN'][0].Plan;
}

/** How many pages of tables and indexes PostgreSQL reads for the statement: the same on every machine. */
export async function pagesReadBy(pool: pg.Pool, { sql, parameters }: RecordedStatement): Promise<number> {
  const { rows } = await pool.query(`explain (analyze, buffers, timing off, format json) ${sql}`, [...parameters]);
  const plan = rows[0]['QUERY PLAN'][0].Plan;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}
