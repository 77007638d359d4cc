import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import type { InboxItem } from './today-query.ts';

/** A decision on an item that can still be taken back. */
export interface Decided {
  title: string;
  note: string;
  undo: () => Promise<unknown>;
  until: Date;
}

const UNDO_MS = 15_000;
const DAY_MS = 86_400_000;
const UTC_PLUS_8_MS = 8 * 3_600_000;
/** 09:00 in Ulaanbaatar, the start of the working day. */
const OPENS_MS = 9 * 3_600_000;

/** The start of tomorrow's working day in Ulaanbaatar. */
function tomorrowMorning(now: Date): string {
  const midnight = Math.floor((now.getTime() + UTC_PLUS_8_MS) / DAY_MS) * DAY_MS - UTC_PLUS_8_MS;
  return new Date(midnight + DAY_MS + OPENS_MS).toISOString();
}

/** The actions on items; items are read again afterwards. */
export function useInbox() {
  const queries = useQueryClient();
  const [decided, setDecided] = useState<Decided | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  async function doing(work: () => Promise<Omit<Decided, 'until'> | null>): Promise<void> {
    try {
      const done = await work();
      setDecided(done === null ? null : { ...done, until: new Date(Date.now() + UNDO_MS) });
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
    await queries.invalidateQueries({ queryKey: ['inbox'] });
  }
  const named = ({ kind, subject, version }: InboxItem) => ({ kind, subject, version });
  return {
    decided,
    failure,
    clearDecided: () => setDecided(null),
    undo: () => decided !== null && void doing(async () => decided.undo().then(() => null)),
    take: (item: InboxItem) =>
      void doing(async () => {
        await ask('assignItem', { ...named(item), to: item.is_mine ? 'unassigned' : 'me' });
        return null;
      }),
    later: (item: InboxItem) =>
      void doing(async () => {
        const { version } = await ask('postponeItem', { ...named(item), until: tomorrowMorning(new Date()) });
        const undo = () => ask('postponeItem', { ...named(item), version, until: null });
        return { title: `${item.title} хойшилсон`, note: 'Маргааш 09:00-д дахин гарна', undo };
      }),
    finish: (item: InboxItem, reason: string) =>
      void doing(async () => {
        const { version } = await ask('finishItem', { ...named(item), reason });
        const undo = () => ask('finishItem', { ...named(item), version, reason: null });
        return { title: `${item.title} дууссан`, note: reason, undo };
      }),
    retry: (id: number) =>
      void doing(async () => {
        await ask('retryJob', { id });
        return null;
      }),
  };
}
