/** One of the keys must occur. */
type Group = string[];
/** All groups must match: one reading of what was typed. */
export type Reading = Group[];

/** More groups make a query slow without better results; the readings with the most words are left out first. */
const MOST_GROUPS = 24;

/** A match of a group also matches every larger one: the larger ones are redundant. */
function withoutLarger(groups: Reading): Reading {
  const isMet = (large: Group, small: Group) => small.every((key) => large.includes(key));
  return groups.filter(
    (group, place) =>
      !groups.some((other, at) => at !== place && isMet(group, other) && (at < place || !isMet(other, group))),
  );
}

/** "This or that" as groups that must all match: кресло or (түшлэг and сандал) is (кресло or түшлэг) and (кресло or сандал). */
export function either(readings: Reading[]): Reading {
  let groups: Reading = [];
  for (const reading of readings) {
    if (groups.length === 0) groups = reading;
    else if (groups.length * reading.length <= MOST_GROUPS) {
      groups = withoutLarger(groups.flatMap((group) => reading.map((other) => [...new Set([...group, ...other])])));
    }
  }
  return groups;
}
