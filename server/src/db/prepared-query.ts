import { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { prepared } from './prepare-statements.ts';

/** Placeholder for an argument while the query is built. */
class Mark {
  readonly argument: number;
  constructor(argument: number) {
    this.argument = argument;
  }
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * A query that is compiled once, then sent with other values, and planned once per connection (prepare-statements.ts). Compiling a query of
 * seven tables costs Kysely half a millisecond, as much as PostgreSQL needs to answer it. The arguments are only values: `build` gets
 * placeholders instead of them, so it cannot branch on them.
 */
export const preparedQuery = <Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): ((db: Db, ...args: Args) => Promise<Row[]>) => sendOnce<Args, Row>(build, (text) => text);

/** A row as JSON has it: a timestamp is text. */
export type InJson<Row> = {
  [Column in keyof Row]: Date extends Row[Column] ? Exclude<Row[Column], Date> | string : Row[Column];
};

/**
 * The same with each row as one JSON column. The driver parses rows of thirty and more columns value by value, which costs half of what the
 * process spends on a product; parsing JSON costs a fifth of that.
 */
export function preparedQueryAsJson<Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => Promise<InJson<Row>[]> {
  const ask = sendOnce<Args, { whole: InJson<Row> }>(
    build,
    (text) => `select row_to_json(whole) as whole from (${text}) as whole`,
  );
  return async (db, ...args) => (await ask(db, ...args)).map(({ whole }) => whole);
}

function sendOnce<Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Compilable<unknown>,
  wrap: (text: string) => string,
): (db: Db, ...args: Args) => Promise<Row[]> {
  let text: string | undefined;
  let values: readonly unknown[] = [];
  return async (db, ...args) => {
    if (text === undefined) {
      const marks = args.map((_, argument) => new Mark(argument));
      const compiled = build(db, ...(marks as unknown as Args)).compile();
      text = prepared(wrap(compiled.sql));
      values = compiled.parameters;
    }
    const sent = values.map((value) => (value instanceof Mark ? args[value.argument] : value));
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, sent))).rows;
  };
}

/**
 * Sends a query that is compiled each time and prepared by its text: for statements that differ only in their values or have few forms.
 * Every form stays prepared as long as the connection lives.
 */
export const sendPrepared = async <Row>(db: Db, { sql, parameters }: CompiledQuery<Row>): Promise<Row[]> =>
  (await db.executeQuery<Row>(CompiledQuery.raw(prepared(sql), [...parameters]))).rows;
