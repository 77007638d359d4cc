import { randomUUID } from 'node:crypto';
import type { ChangedRecords } from '@tokhi/contract/admin/live-calls';
import { detached } from '../../cache/abort.ts';
import type { Logger } from '../../logger.ts';
import { isNothing, merged, NO_CHANGES } from './changes.ts';

type Listener = (changed: ChangedRecords) => void;

export interface LiveFeed {
  /** Called with what changed, until the function that it returns is called. */
  listen(listener: Listener): () => void;
  /** What changed since an earlier answer of this process. */
  since(cursor: string | undefined): { cursor: string; changed: ChangedRecords; missed: boolean };
  /** Reads once, now; the timer does it every second. */
  readNow(): Promise<void>;
}

interface Deps {
  /** Starts to follow the tables anew. */
  follow: () => (now: Date) => Promise<ChangedRecords>;
  now: () => Date;
  logger: Pick<Logger, 'warn'>;
}

const EVERY_MS = 1_000;
/** Somebody who asks now and then, because the stream is cut, listens for so long. */
const ASKED_MS = 30_000;
/** Readings with changes that are kept for those who ask: minutes of a busy shop. */
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
    // Whoever comes later starts anew, and knows that something was missed.
    else [read, kept, name, count] = [null, [], randomUUID(), 0];
  }

  const start = () => {
    if (read !== null) return;
    read = follow();
    // Not given up with the request that came first.
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
