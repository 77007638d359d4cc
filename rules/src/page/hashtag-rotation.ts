// Hashtag rotation (spec §2 Header, §9 Limits): event chips are shown three at a time, the next three every 5 seconds, and after the last group the first again.

/** How long a group stays. */
export const HASHTAG_TURN_MS = 5000;

const GROUP_SIZE = 3;

/** The chips of a turn, counted from 0; the last group may be smaller, and no events give no chips. */
export function hashtagGroup<Event>(events: readonly Event[], turn: number): Event[] {
  const groups = Math.ceil(events.length / GROUP_SIZE);
  const first = (turn % groups) * GROUP_SIZE;
  return events.slice(first, first + GROUP_SIZE);
}
