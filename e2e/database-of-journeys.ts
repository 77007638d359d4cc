/** Where the shop of the journeys keeps its records: a database made anew for them, or that of a shop which runs already. */
export function databaseOfJourneys(): string {
  const database = new URL(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/tokhi');
  if (process.env['BASE_URL'] === undefined) database.pathname += '_e2e';
  return database.href;
}
