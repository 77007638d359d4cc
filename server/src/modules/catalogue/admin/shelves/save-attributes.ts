import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import type { Tx } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, type Facts, writeAudit } from '../../../audit/public.ts';
import {
  attributeRows,
  countEdit,
  deleteAttributes,
  lockAttributes,
  writeAttributes,
  writeValues,
} from './attributes.queries.ts';
import type { ShelfDeps } from './list-shelves.ts';
import { lockedAsSeen } from './locked-shelf.ts';
import { showAttributes } from './show-attributes.ts';

type Body = CallBody<AdminCalls['saveAttributes']>;
type Rows = Awaited<ReturnType<typeof attributeRows>>;

/** Saves the complete specifications of a category. The version is that of the category. */
export async function saveAttributes(
  { db, now }: ShelfDeps,
  { category, version, attributes }: Body,
  caller: Staff,
): Promise<CallReply<AdminCalls['saveAttributes']>> {
  return inTransaction(db, async (tx) => {
    await lockedAsSeen(tx, 'category', [{ id: category, version }]);
    await lockAttributes(tx, category);
    const before = await attributeRows(tx, category);
    expectKnown(before, attributes);
    await deleteMissing(tx, before, attributes);
    const numbered = attributes.map((one, index) => ({ ...one, position: index + 1 }));
    await writeAttributes(tx, category, numbered);
    const values = attributes.flatMap(({ code, values: all }) =>
      all.map((one, index) => ({ ...one, attribute: code, position: index + 1 })),
    );
    await writeValues(tx, category, values);
    await countEdit(tx, category);
    const shown = await showAttributes(tx, category);
    const entry = { action: 'save attributes', subject: { kind: 'category', id: String(category) } };
    const facts = { before: factsOf(before), after: factsOf(shown.attributes) };
    await writeAudit(tx, { ...entry, ...facts, ...auditedBy(caller) }, now());
    return shown;
  });
}

/** Refuses ids of other categories, codes or specifications: nothing of another one is written. */
function expectKnown(rows: Rows, asked: Body['attributes']): void {
  for (const { id, code, values } of asked) {
    const row = rows.find((one) => one.id === id);
    const isKnown = id === null ? !rows.some((one) => one.code === code) : row?.code === code;
    const own = new Set(row?.values.map((one) => one.id));
    if (!isKnown || values.some((one) => one.id !== null && !own.has(one.id))) throw refuse('changed_meanwhile');
  }
}

async function deleteMissing(tx: Tx, rows: Rows, asked: Body['attributes']): Promise<void> {
  const kept = new Set(asked.map(({ id }) => id));
  const keptValues = new Set(asked.flatMap(({ values }) => values.map(({ id }) => id)));
  const gone = rows.filter(({ id }) => !kept.has(id));
  const goneValues = rows.flatMap(({ values }) => values).filter(({ id }) => !keptValues.has(id));
  const used = [...gone.filter(({ products }) => products > 0).map(({ name }) => name)];
  used.push(...goneValues.filter(({ products }) => products > 0).map(({ value }) => value));
  if (used.length > 0) throw refuse('shelf_in_use', { names: used.join(', ') });
  await deleteAttributes(
    tx,
    gone.map(({ id }) => id),
    goneValues.map(({ id }) => id),
  );
}

/** For the audit log, by code: name, unit, slot and the values in order. */
const factsOf = (rows: Rows): Facts =>
  Object.fromEntries(
    rows.map(({ code, name, unit, slot, values }) => [
      code,
      { name, unit, slot, values: values.map(({ value }) => value) },
    ]),
  );
