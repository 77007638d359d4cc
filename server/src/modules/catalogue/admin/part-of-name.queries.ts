import { type RawBuilder, sql } from 'kysely';

/** Fewer signs are in no index of parts: of them it is how a word begins. */
const LEAST_PART = 3;

/** Whether a name has what somebody typed, whose percent signs stand for themselves. */
export function hasPart(name: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const typed = text.replace(/[\\%_]/g, '\\$&');
  if (text.length >= LEAST_PART) return sql`${name} ilike ${`%${typed}%`}`;
  return sql`(${name} ilike ${`${typed}%`} or ${name} ilike ${`% ${typed}%`})`;
}
