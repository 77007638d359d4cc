// Tries every cell of role × table × operation: PostgreSQL permits exactly what table-rights.ts says.
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { grantedRights } from './granted-rights.ts';
import { asProcess, PROCESSES, type Process, roleOf } from './roles.ts';
import { MIGRATION_RIGHTS, QUEUE_RIGHTS, SEQUENCE_RIGHTS, TABLE_RIGHTS } from './table-rights.ts';
import { privilegesOf, wantedRights } from './wanted-rights.ts';

const real = databaseOfTest();
/** A missing right; and the errors of a view, which takes no rows and cannot be truncated. */
const REFUSALS = ['42501', '55000', '42809'];

interface Table {
  name: string;
  sqlName: string;
  columns: string[];
}

const tables = async (): Promise<Table[]> => {
  const { rows } = await real.database.pool.query<Table>(`
    select relname as name, format('%I.%I', relnamespace::regnamespace, relname) as "sqlName",
      array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind in ('r', 'p', 'v', 'm') and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
    group by pg_class.oid`);
  return rows;
};

/** A connection of the process, closed after the test. */
async function connect(process: Process): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: asProcess(real.url, process) });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** The statements tried on a table; none changes a row. */
const triesOf = ({ sqlName, columns }: Table): [privilege: string, statement: string][] => [
  ['select', `select from ${sqlName} where false`],
  ['insert', `insert into ${sqlName} (${columns[0]}) overriding system value select null where false`],
  ...columns.map((column): [string, string] => [
    `update(${column})`,
    `update ${sqlName} set ${column} = default where false`,
  ]),
  ['delete', `delete from ${sqlName} where false`],
  ['truncate', `truncate ${sqlName} cascade`],
];

const mayDo = (privileges: readonly string[], privilege: string): boolean =>
  privileges.includes(privilege) || privileges.includes(privilege.replace(/\(.*/, ''));

describe.each(PROCESSES.map((process, at) => [process, at] as const))('the %s process', (process, at) => {
  test('may do with each table what is written down, and nothing else', async () => {
    const client = await connect(process);
    const wrong: string[] = [];
    let tried = 0;
    for (const table of await tables()) {
      const lines: Readonly<Record<string, readonly string[]>> = {
        ...TABLE_RIGHTS,
        ...MIGRATION_RIGHTS,
        ...QUEUE_RIGHTS,
      };
      const listed = privilegesOf(lines[table.name]?.[at] ?? '');
      for (const [privilege, statement] of triesOf(table)) {
        const code = await client.query(statement).then(
          () => null,
          (error: pg.DatabaseError) => error.code,
        );
        tried += 1;
        const isDone = code === null || !REFUSALS.includes(code ?? '');
        if (isDone !== mayDo(listed, privilege))
          wrong.push(`${privilege} on ${table.name}: ${isDone ? 'may, and is not written down' : 'may not'} (${code})`);
      }
    }
    expect(wrong).toEqual([]);
    // At least five operations per table; update is tried with each column.
    expect(tried).toBeGreaterThan(5 * Object.keys(TABLE_RIGHTS).length);
  });

  test('takes numbers of the sequences that are written down, and sets none', async () => {
    const client = await connect(process);
    const sequences = (await grantedRights(real.database.db)).filter(({ kind }) => kind === 'sequence');
    const taken: string[] = [];
    for (const { sqlName, name } of sequences) {
      if (await client.query('select nextval($1)', [sqlName]).then(...TO_BOOLEAN)) taken.push(name);
      expect(await client.query('select setval($1, 1)', [sqlName]).then(...TO_BOOLEAN)).toBe(false);
    }
    expect(taken.sort()).toEqual(
      Object.keys(SEQUENCE_RIGHTS).filter((name) => SEQUENCE_RIGHTS[name]?.includes(process)),
    );
  });

  test('calls the functions that constraints and jobs need, and none of a trigger', async () => {
    const functions = (await grantedRights(real.database.db)).filter(({ kind }) => kind === 'function');
    const { rows } = await real.database.pool.query(
      'select name, has_function_privilege($1, name, $2) as may from unnest($3::text[]) as name',
      [roleOf(process), 'execute', functions.map(({ sqlName }) => sqlName)],
    );
    const may = new Set(rows.filter((row) => row.may).map(({ name }) => name));
    const wrong = functions.filter(
      (one) => may.has(one.sqlName) !== (wantedRights(one)[roleOf(process)] ?? []).includes('execute'),
    );
    expect(wrong.map(({ sqlName }) => sqlName)).toEqual([]);
    expect(functions.filter(({ isTriggerFunction }) => isTriggerFunction).length).toBeGreaterThan(0);
  });
});

const IN_DATABASE = ['connect', 'temporary', 'create'];
const IN_SCHEMA = ['usage', 'create'];

test.each([...PROCESSES.map(roleOf), 'pg_monitor'])(
  '%s may do with the database and its schemas what is written down',
  async (role) => {
    const mine = (wanted: Readonly<Record<string, readonly string[]>>) => [
      ...(wanted[role] ?? []),
      ...(wanted['public'] ?? []),
    ];
    const things = (await grantedRights(real.database.db)).filter(
      ({ kind }) => kind === 'database' || kind === 'schema',
    );
    expect(things).toHaveLength(3);
    for (const thing of things) {
      const all = thing.kind === 'database' ? IN_DATABASE : IN_SCHEMA;
      const { rows } = await real.database.pool.query<{ one: string }>(
        `select one from unnest($3::text[]) as one where has_${thing.kind}_privilege($1, $2, one)`,
        [role, thing.name, all],
      );
      const may = rows.map(({ one }) => one);
      expect({ name: thing.kind, may }).toEqual({
        name: thing.kind,
        may: all.filter((one) => mine(wantedRights(thing)).includes(one)),
      });
    }
  },
);

const TO_BOOLEAN = [() => true, () => false] as const;
