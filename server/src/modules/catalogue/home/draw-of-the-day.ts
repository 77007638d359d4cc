import { hash } from 'node:crypto';

/**
 * A random choice of ids per day: the same for everybody all day, so that cached pages agree, and different tomorrow. Each id has its own
 * random number for the day; adding or removing one does not move the others.
 */
export function drawOfTheDay(day: string, ids: readonly number[], count: number): number[] {
  return ids
    .map((id) => ({ id, number: hash('sha256', `${day} ${id}`) }))
    .sort((one, other) => (one.number < other.number ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id);
}
