/**
 * What every connection of the shop is set to, whether it says so itself at its start or its role does behind a pooler.
 *
 * How alike two words must be for `%` on the vocabulary (docs/decisions/113): PostgreSQL's own 0.3 misses short ones. Reading at
 * random costs what reading in a row does on today's disks; as delivered, PostgreSQL reads a whole table of a thousand values to
 * find ten of them. A query whose process was killed is noticed within a second, and what it holds is free again.
 */
export const SESSION_SETTINGS = {
  'pg_trgm.similarity_threshold': '0.25',
  random_page_cost: '1.1',
  jit: 'off',
  client_connection_check_interval: '1s',
} as const;

/** As `options` of a connection's start. */
export const asStartOptions = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
