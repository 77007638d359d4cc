import { type RawBuilder, sql } from 'kysely';

/** A shorter text has no trigram in an index: it matches only the beginning of a word. */
const LEAST_PART = 3;

/** Whether a name contains the typed text; percent signs in it are literal. */
export function hasPart(name: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const typed = text.replace(/[\\%_]/g, '\\$&');
  if (text.length >= LEAST_PART) return sql`${name} ilike ${`%${typed}%`}`;
  return sql`(${name} ilike ${`${typed}%`} or ${name} ilike ${`% ${typed}%`})`;
}
