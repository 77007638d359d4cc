/** The processes of the shop, each with a role of its own in PostgreSQL. The owner of the tables is a fourth, which only migrates. */
export const PROCESSES = ['api', 'worker', 'admin'] as const;
export type Process = (typeof PROCESSES)[number];

export const roleOf = (process: Process): string => `tokhi_${process}`;

/** The same database, as one of the processes. A password is the environment's to give (API_DATABASE_URL and its like). */
export function asProcess(ownerUrl: string, process: Process): string {
  const url = new URL(ownerUrl);
  url.username = roleOf(process);
  url.password = '';
  return url.href;
}
