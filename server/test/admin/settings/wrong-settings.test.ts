// Invalid records of settings, derived from valid ones: none is saved, none is prepared, and nothing is written.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingForms } from '../../../src/modules/settings/forms/setting-forms.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { sizeOf } from '../../sizes.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let owner = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  owner = await logIn(admin, await insertMember(real.database.db, ['owner']));
});
afterAll(() => admin?.close());

type Json = ReturnType<typeof JSON.parse>;
type Path = readonly (string | number)[];

const isTree = (value: Json): boolean => typeof value === 'object' && value !== null;
/** Every path in a record, without the record itself. */
const pathsIn = (value: Json, path: Path = []): Path[] =>
  isTree(value)
    ? Object.keys(value).flatMap((key) => {
        const at = [...path, Array.isArray(value) ? Number(key) : key];
        return [at, ...pathsIn(value[key], at)];
      })
    : [];
const changedAt = (value: Json, [first, ...rest]: Path, change: (old: Json) => Json): Json => {
  if (first === undefined) return change(value);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[first] = changedAt(copy[first], rest, change);
  return copy;
};

const MUTATIONS: Record<string, (old: Json, other: Json) => Json> = {
  replaced: (_old, other) => other,
  gone: () => undefined,
  null: () => null,
  inList: (old) => [old],
  doubled: (old) => (Array.isArray(old) ? [...old, ...old] : `${old}${old}`),
  emptied: (old) => (Array.isArray(old) ? [] : isTree(old) ? {} : ''),
  long: () => 'ө'.repeat(100_000),
  unseen: (old) => `${old}\u0000\u200b\n`,
  asText: (old) => (typeof old === 'number' ? String(old) : old),
  large: (old) => (typeof old === 'number' ? 1e15 : old),
  negative: (old) => (typeof old === 'number' ? -old - 1 : old),
  half: (old) => (typeof old === 'number' ? old + 0.5 : old),
  stranger: (old, other) => (isTree(old) && !Array.isArray(old) ? { ...old, stranger: other } : old),
};
const change = fc.record({
  at: fc.nat(),
  how: fc.constantFrom(...Object.keys(MUTATIONS)),
  other: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary', maxLength: 20 })),
});
const mutated = (value: Json, { at, how, other }: { at: number; how: string; other: Json }): Json => {
  const paths = pathsIn(value);
  return changedAt(value, paths[at % paths.length] ?? [], (old) => MUTATIONS[how]?.(old, other));
};

/** Everything that a form could write. */
async function written(): Promise<string> {
  const { db } = real.database;
  const tables = [
    'settings',
    'lenders',
    'pickup_places',
    'districts',
    'khoroo_classes',
    'holidays',
    'approvals',
    'audit_log',
  ];
  const dumps = tables.map((table) =>
    sql`select to_jsonb(one) as row from ${sql.table(table)} as one order by 1`.execute(db),
  );
  return JSON.stringify((await Promise.all(dumps)).map(({ rows }) => rows));
}

test.each(settingForms.map((form) => [form.name, form] as const))('%s', async (name, { isMoney, record, fields }) => {
  const ask = (call: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, call, body, { cookie: owner });
  const { value, version } = (await ask('showSetting', { form: name })).body.form;
  const whole = (await record.read(real.database.db)).value;
  const before = await written();
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const sent = JSON.parse(JSON.stringify(changes.reduce(mutated, value) ?? null));
      const typed = isTree(sent) && !Array.isArray(sent) ? sent : { rows: sent };
      const isForeign = fields !== null && Object.keys(typed).some((key) => !fields.includes(key));
      // A still valid record, for example with another name, is skipped; a character that the database cannot store is always invalid.
      const isKept = !JSON.stringify(typed).includes('\\u0000');
      fc.pre(isForeign || !isKept || !record.schema.safeParse({ ...whole, ...typed }).success);
      const body = { form: name, version, value: typed };
      const answer = isMoney
        ? await ask('prepareSetting', { ...body, reason: 'Туршилт' })
        : await ask('saveSetting', body);
      expect([answer.status, ['setting_invalid', 'invalid_request']]).toEqual([
        400,
        expect.arrayContaining([answer.body.code]),
      ]);
      refused += 1;
    }),
    { numRuns: sizeOf('WRONG_SETTINGS'), seed: 20_261_119 },
  );
  expect(refused).toBeGreaterThan(0);
  expect(await written()).toBe(before);
});
