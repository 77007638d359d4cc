import { Readable } from 'node:stream';
import type { ChangedRecords } from '@tokhi/contract/admin/live-calls';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { StaffSession } from '../../callers/admin-caller.ts';
import { isNothing, visibleTo } from './changes.ts';
import type { LiveFeed } from './live-feed.ts';

interface Deps {
  feed: LiveFeed;
  /** Whether the process is about to stop: the page then connects to another one. */
  isStopping: () => boolean;
}

interface Listening {
  staffId: number;
  roles: readonly StaffRole[];
  /** The current session; null when it has ended. */
  sessionNow: () => Promise<StaffSession | null>;
}

/** Streams per staff member, and of all; one more is refused and its page polls instead. */
const MOST_OF_MEMBER = 10;
const MOST = 300;
/** Shorter than the timeout of any proxy. Also how long a stream outlives its session. */
const BEAT_MS = 5_000;
/** A page that reads too slowly is disconnected and starts again. */
const MOST_UNREAD_BYTES = 64 * 1024;

export type OpenStream = (listening: Listening) => Readable;

/** Streams of server-sent events, filtered by what the staff member may see. */
export function createLiveStreams({ feed, isStopping }: Deps): OpenStream {
  const open = new Map<Readable, number>();
  return ({ staffId, roles: first, sessionNow }) => {
    const own = [...open.values()].filter((id) => id === staffId).length;
    if (own >= MOST_OF_MEMBER || open.size >= MOST) throw refuse('too_many_requests');
    let roles = first;
    const stream = new Readable({ read: () => undefined });
    const send = (text: string) => {
      stream.push(text);
      if (stream.readableLength > MOST_UNREAD_BYTES) stream.destroy();
    };
    const stopListening = feed.listen((changed: ChangedRecords) => {
      const visible = visibleTo(roles, changed);
      if (!isNothing(visible)) send(`event: changed\ndata: ${JSON.stringify(visible)}\n\n`);
    });
    const sendBeat = async () => {
      // If the session cannot be checked, nothing more is sent.
      const session = isStopping() ? null : await sessionNow().catch(() => null);
      if (session === null || session.secondFactorAt === null) return void stream.push(null);
      roles = session.roles;
      send(': \n\n');
    };
    const beat = setInterval(() => void sendBeat(), BEAT_MS).unref();
    stream.once('close', () => {
      clearInterval(beat);
      stopListening();
      open.delete(stream);
    });
    open.set(stream, staffId);
    send('retry: 3000\nevent: ready\ndata: {}\n\n');
    return stream;
  };
}
