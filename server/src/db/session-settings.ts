/**
 * Settings of every connection of the shop, set by the connection at its start or, behind a pooler, by its role.
 *
 * The similarity threshold is for `%` on the vocabulary (docs/decisions/113): PostgreSQL's default of 0.3 misses short words. On today's
 * disks random reads cost as much as sequential ones; by default PostgreSQL reads a whole table of a thousand values to find ten of them. A
 * query whose process was killed is noticed within a second, and its locks are free again.
 */
export const SESSION_SETTINGS = {
  'pg_trgm.similarity_threshold': '0.25',
  random_page_cost: '1.1',
  jit: 'off',
  client_connection_check_interval: '1s',
} as const;

/** As `options` of a new connection. */
export const asStartOptions = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
