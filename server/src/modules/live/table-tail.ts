/** A row that was added, by its id. */
export interface AddedRow {
  id: number;
}

/** Rows with a larger id, in the order of ids, no more than so many. */
export type RowsAfter<Row extends AddedRow> = (id: number, limit: number) => Promise<Row[]>;

/** A transaction takes its ids when it inserts and shows them when it commits: for so long a smaller id may still come. */
const LATE_COMMITS_MS = 15_000;
/** Before the first reading: how many ids back a transaction may be that is open at that moment. */
const IDS_BACK = 1_000;
const MOST_ROWS = 5_000;

export interface TableTail<Row> {
  /** The rows that became visible since it was asked last; the first time none. */
  read(now: Date): Promise<Row[]>;
}

/** Follows the end of a table that only grows. Ids are remembered for 15 seconds, so that late ones are given, too, and each once. */
export function followTable<Row extends AddedRow>(
  newest: () => Promise<number>,
  rowsAfter: RowsAfter<Row>,
): TableTail<Row> {
  /** Everything up to it was given, or is older than the first reading. */
  let floor: number | null = null;
  let given = new Set<number>();
  /** The largest id of each reading. */
  let readings: { at: number; largest: number }[] = [];

  return {
    async read(now) {
      const isFirst = floor === null;
      floor ??= Math.max(0, (await newest()) - IDS_BACK);
      const rows = await rowsAfter(floor, MOST_ROWS);
      const fresh = isFirst ? [] : rows.filter(({ id }) => !given.has(id));
      for (const { id } of rows) given.add(id);
      readings.push({ at: now.getTime(), largest: rows.at(-1)?.id ?? floor });
      const past = readings.filter(({ at }) => at <= now.getTime() - LATE_COMMITS_MS);
      floor = past.at(-1)?.largest ?? floor;
      readings = readings.slice(past.length);
      given = new Set([...given].filter((id) => id > (floor ?? 0)));
      return fresh;
    },
  };
}
