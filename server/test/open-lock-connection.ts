import pg from 'pg';

export interface RequestedLock {
  /** Resolves with the lock, which another may have first. */
  granted: Promise<unknown>;
  /** How many wait for us; call it when the lock is granted. */
  waiting: () => Promise<number>;
  release: () => Promise<void>;
  /** Releases the lock, and commits what the statement wrote. */
  commit: () => Promise<void>;
}

export interface LockConnection {
  /** Takes the locks of this statement. */
  request(lock: string): RequestedLock;
  /** Releases what is still locked. */
  close(): Promise<void>;
}

/** A connection that locks something in the database: other statements wait for it, so that a test can choose the moment. */
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
