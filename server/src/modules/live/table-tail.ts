/** A row that was added, by its id. */
export interface AddedRow {
  id: number;
}

/** Rows with a larger id, by id, at most `limit`. */
export type RowsAfter<Row extends AddedRow> = (id: number, limit: number) => Promise<Row[]>;

/** A transaction gets its ids at the insert but shows them at the commit: a smaller id may still appear for this long. */
const LATE_COMMITS_MS = 15_000;
/** Before the first reading: how many ids back an open transaction may be. */
const IDS_BACK = 1_000;
const MOST_ROWS = 5_000;

export interface TableTail<Row> {
  /** The rows that became visible since the last call; none at the first call. */
  read(now: Date): Promise<Row[]>;
}

/** Follows the end of an append-only table. Ids are remembered for 15 seconds, so that late rows are returned, too, and each once. */
export function followTable<Row extends AddedRow>(
  newest: () => Promise<number>,
  rowsAfter: RowsAfter<Row>,
): TableTail<Row> {
  /** Rows up to this id were returned, or are older than the first reading. */
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
