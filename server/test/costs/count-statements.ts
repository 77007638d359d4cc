import type pg from 'pg';

export interface StatementCount {
  /** Execute and Query messages. */
  statements: number;
  /** Sync and Query messages: the driver awaits the answer to each before it sends the next. */
  roundTrips: number;
}

/** The first byte of a message is its type. */
const [QUERY, EXECUTE, SYNC] = Buffer.from('QES');
const HEADER_BYTES = 5;

/**
 * Counts what the pool sends to PostgreSQL, on the wire: including `begin`, `commit` and statements that the driver or a wrapper adds,
 * which Kysely's log misses. `take` returns the count since the last call. Connections that are already open are not counted.
 */
export function countStatements(pool: pg.Pool): { take: () => StatementCount } {
  let count: StatementCount = { statements: 0, roundTrips: 0 };
  const countMessage = (type: number | undefined) => {
    if (type === QUERY || type === EXECUTE) count.statements += 1;
    if (type === QUERY || type === SYNC) count.roundTrips += 1;
  };
  pool.on('connect', ({ connection: { stream } }) => {
    const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
    let rest = Buffer.alloc(0);
    stream.write = (chunk: Uint8Array, ...given: unknown[]) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= HEADER_BYTES) {
        const end = 1 + rest.readUInt32BE(1);
        if (rest.length < end) break;
        countMessage(rest[0]);
        rest = rest.subarray(end);
      }
      return write(chunk, ...given);
    };
  });
  return {
    take() {
      const taken = count;
      count = { statements: 0, roundTrips: 0 };
      return taken;
    },
  };
}
