import { randomUUID } from 'node:crypto';
import type { ChangedRecords } from '@tokhi/contract/admin/live-calls';
import { detached } from '../../cache/abort.ts';
import type { Logger } from '../../logger.ts';
import { isNothing, merged, NO_CHANGES } from './changes.ts';

type Listener = (changed: ChangedRecords) => void;

export interface LiveFeed {
  /** Calls the listener with every change until the returned function is called. */
  listen(listener: Listener): () => void;
  /** Changes since an earlier answer of this process. */
  since(cursor: string | undefined): { cursor: string; changed: ChangedRecords; missed: boolean };
  /** Reads now; the timer does this every second. */
  readNow(): Promise<void>;
}

interface Deps {
  /** Starts following the tables from now on. */
  follow: () => (now: Date) => Promise<ChangedRecords>;
  now: () => Date;
  logger: Pick<Logger, 'warn'>;
}

const EVERY_MS = 1_000;
/** A page that polls, because its stream is cut, counts as a listener for this long. */
const ASKED_MS = 30_000;
/** Readings with changes that are kept for polling pages: minutes of a busy shop. */
const KEPT = 300;

/** Reads what changed once a second for all open pages together, and only while there is one. */
export function createLiveFeed({ follow, now, logger }: Deps): LiveFeed {
  const listeners = new Set<Listener>();
  let name = randomUUID();
  let count = 0;
  let kept: { nth: number; changed: ChangedRecords }[] = [];
  let read: ((now: Date) => Promise<ChangedRecords>) | null = null;
  let lastAskedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const isHeard = () => listeners.size > 0 || now().getTime() - lastAskedAt < ASKED_MS;

  async function readOnce(): Promise<void> {
    if (read === null) return;
    const changed = await read(now());
    if (isNothing(changed)) return;
    count += 1;
    kept = [...kept, { nth: count, changed }].slice(-KEPT);
    for (const listener of listeners) listener(changed);
  }

  const readNow = (): Promise<void> => {
    reading ??= readOnce().finally(() => {
      reading = null;
    });
    return reading;
  };

  async function run(): Promise<void> {
    await readNow().catch((error: unknown) => logger.warn({ err: error }, 'changes could not be read'));
    if (isHeard()) setTimeout(() => void run(), EVERY_MS).unref();
    // A later caller starts again, and learns that it missed something.
    else [read, kept, name, count] = [null, [], randomUUID(), 0];
  }

  const start = () => {
    if (read !== null) return;
    read = follow();
    // Not cancelled with the first request.
    detached(() => void run());
  };

  return {
    listen(listener) {
      listeners.add(listener);
      start();
      return () => void listeners.delete(listener);
    },
    since(cursor) {
      lastAskedAt = now().getTime();
      start();
      const [asked, nth] = [cursor?.slice(0, name.length), Number(cursor?.slice(name.length + 1))];
      const oldest = kept[0]?.nth ?? count + 1;
      const isKnown = asked === name && nth >= oldest - 1 && nth <= count;
      const changed = isKnown ? merged(kept.filter((one) => one.nth > nth).map((one) => one.changed)) : NO_CHANGES;
      return { cursor: `${name}-${count}`, changed, missed: cursor !== undefined && !isKnown };
    },
    readNow,
  };
}
