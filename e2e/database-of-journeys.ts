/** The database of the journeys: one that is recreated for them, or that of a shop that already runs. */
export function databaseOfJourneys(): string {
  const database = new URL(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/tokhi');
  if (process.env['BASE_URL'] === undefined) database.pathname += '_e2e';
  return database.href;
}
