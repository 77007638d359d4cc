import type { Side } from './start-side.ts';
import type { SideName } from './turns.ts';

/** The values of the column `value` that the demo shops of both sides have, in this side's order. */
export async function valuesInBoth<Value extends string | number>(
  sides: Record<SideName, Side>,
  select: string,
): Promise<Value[]> {
  const valuesOf = async ({ database }: Side) =>
    (await database.query<{ value: Value }>(select)).rows.map(({ value }) => value);
  const [own, older] = await Promise.all([valuesOf(sides.this), valuesOf(sides.older)]);
  const known = new Set(older);
  return own.filter((value) => known.has(value));
}
