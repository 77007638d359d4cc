/** The costs of one call or page, by column name. */
export type Costs = Readonly<Record<string, number>>;
/** By call name or page address. */
export type CostTable = ReadonlyMap<string, Costs>;

/** Columns that count database requests: one more fails. */
const EXACT: readonly string[] = ['statements', 'round trips'];
const MOST_GROWTH = 0.05;
/** After a larger fall the committed number could hide later growth. */
const MOST_FALL = 0.2;
/** Ids and amounts vary in length: in a reply of 60 bytes that is more than 5 %. */
const SLACK_BYTES = 20;

const mostOf = (column: string, known: number): number => {
  if (EXACT.includes(column)) return known;
  const grown = known * (1 + MOST_GROWTH);
  return column.endsWith('bytes') ? Math.max(grown, known + SLACK_BYTES) : grown;
};

const leastOf = (column: string, known: number): number => {
  const fallen = known * (1 - MOST_FALL);
  return column.endsWith('bytes') ? Math.min(fallen, known - SLACK_BYTES) : fallen;
};

/** The faults of the committed table, one sentence each; empty if the measured costs match. */
export function compareCosts(committed: CostTable, measured: CostTable): string[] {
  const gone = [...committed.keys()].filter((name) => !measured.has(name));
  return [
    ...gone.map((name) => `${name}: is in the table and was not measured`),
    ...[...measured].flatMap(([name, costs]) => {
      const known = committed.get(name);
      return known ? compareRow(name, known, costs) : [`${name}: is not in the table`];
    }),
  ];
}

function compareRow(name: string, known: Costs, costs: Costs): string[] {
  const columns = new Set([...Object.keys(known), ...Object.keys(costs)]);
  return [...columns].flatMap((column) => {
    const [before, now] = [known[column], costs[column]];
    if (before === undefined || now === undefined) return [`${name}: only one of both has ${column}`];
    if (now > mostOf(column, before)) return [`${name}: ${column} grew from ${before} to ${now}`];
    if (now < leastOf(column, before))
      return [`${name}: ${column} fell from ${before} to ${now}, and the table does not say so`];
    return [];
  });
}
