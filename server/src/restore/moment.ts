/** The time that the shop returns to, or everything in the repository. */
export type Goal = { to: 'moment'; at: Date; said: string } | { to: 'newest'; said: 'newest' };

const SHOP_ZONE = '+08:00';
const MOMENT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})?$/;

/** «2026-11-19 10:42» in the time zone of Ulaanbaatar, optionally with seconds; undefined if invalid. */
export function momentOf(said: string): Date | undefined {
  const [, day, minute, second = ':00'] = MOMENT.exec(said) ?? [];
  if (day === undefined) return undefined;
  const at = new Date(`${day}T${minute}${second}${SHOP_ZONE}`);
  // JavaScript parses 30 February as a day of March.
  return Number.isNaN(at.getTime()) || saidInShop(at).slice(0, day.length) !== day ? undefined : at;
}

export function goalOf(said: string): Goal | undefined {
  if (said === 'newest') return { to: 'newest', said };
  const at = momentOf(said);
  return at === undefined ? undefined : { to: 'moment', at, said };
}

const OFFSET_MS = 8 * 3_600_000;

/** The format that `momentOf` reads. */
export const saidInShop = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
