/** The processes of the shop, each with its own role in PostgreSQL. A fourth role owns the tables and only migrates. */
export const PROCESSES = ['api', 'worker', 'admin'] as const;
export type Process = (typeof PROCESSES)[number];

export const roleOf = (process: Process): string => `tokhi_${process}`;

/** The same database with the role of a process. The environment supplies a password (API_DATABASE_URL and its like). */
export function asProcess(ownerUrl: string, process: Process): string {
  const url = new URL(ownerUrl);
  url.username = roleOf(process);
  url.password = '';
  return url.href;
}
