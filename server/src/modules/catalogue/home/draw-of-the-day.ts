import { hash } from 'node:crypto';

/**
 * So many of the ids, drawn by the day: the same for everybody all day long, so that cached pages agree, and others
 * tomorrow. Each id has a number of its own that day; one that comes or goes moves no other.
 */
export function drawOfTheDay(day: string, ids: readonly number[], count: number): number[] {
  return ids
    .map((id) => ({ id, number: hash('sha256', `${day} ${id}`) }))
    .sort((one, other) => (one.number < other.number ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id);
}
