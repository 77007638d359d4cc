import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db, Tx } from './database.ts';
import type { Schema } from './schema.generated.ts';

/**
 * A database that sends every statement inside `tx`: code that opens its own snapshot reads in the snapshot of `tx` instead. Only for code
 * that reads; nothing begins, commits or rolls back here.
 */
export function databaseInside(tx: Tx): Db {
  const connection: DatabaseConnection = {
    executeQuery: (query) => tx.executeQuery(query) as never,
    async *streamQuery() {
      yield* [];
      throw new Error('nothing is streamed inside of a transaction');
    },
  };
  const nothing = async () => undefined;
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
