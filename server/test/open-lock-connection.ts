import pg from 'pg';

export interface RequestedLock {
  /** When it is ours: another may have it still. */
  granted: Promise<unknown>;
  /** How many wait for us; asked once it is ours. */
  waiting: () => Promise<number>;
  release: () => Promise<void>;
  /** Gives it up, and keeps what the statement wrote. */
  commit: () => Promise<void>;
}

export interface LockConnection {
  /** Locks what the statement locks. */
  request(lock: string): RequestedLock;
  /** Gives up what it still has. */
  close(): Promise<void>;
}

/** A connection that can lock something from beside: whoever needs it waits there, so that a test may choose the moment. */
export async function openLockConnection(url: string): Promise<LockConnection> {
  const client = new pg.Client(url);
  await client.connect();
  return {
    request(lock) {
      const granted = client.query(`begin; ${lock}`);
      granted.catch(() => undefined);
      return {
        granted,
        async waiting() {
          const asked = 'select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';
          return (await client.query(asked)).rows.length;
        },
        async release() {
          await granted;
          await client.query('rollback');
        },
        async commit() {
          await granted;
          await client.query('commit');
        },
      };
    },
    close: () => client.end(),
  };
}
