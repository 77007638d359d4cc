import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';

const real = databaseOfTest();

const GUARDS = {
  description_html: 'a_description_runs_nothing',
  designer_concept_html: 'a_designer_concept_runs_nothing',
  care_and_materials_html: 'care_and_materials_run_nothing',
} as const;
type Column = keyof typeof GUARDS;
const columns = Object.keys(GUARDS) as Column[];

const write = (column: Column, html: string) =>
  real.database.db
    .updateTable('models')
    .set({ [column]: html })
    .where('id', '=', 1)
    .executeTakeFirst();

test.each([
  '<script>alert(1)</script>',
  '<p>Буйдан</p><SCRIPT src=x>',
  '</script>',
  '< script>',
  '<p onclick="alert(1)">a</p>',
  '<p title=">" OnClick = alert(1)>a</p>',
  '<img/onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JavaScript :alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="javascript&colon;alert(1)">a</a>',
  '<svg><path></svg>',
  '<iframe src="https://evil.com">',
])('no text of a model holds %s', async (html) => {
  for (const column of columns) await expectRefusal(write(column, html), GUARDS[column]);
});

test.each([
  '',
  '<p>Хуурай <strong>зөөлөн</strong> даавуугаар &amp; савангаар. Жин = 12 кг, 1 &lt; 2.</p><ul><li>Модны тос</li></ul>',
  '<p>JavaScript ба script хоёр үг. Collection=2026</p>',
  '<p><a href="https://tokhi.example/search?a=1&amp;b=2">Асуух</a></p>',
])('a harmless text is stored: %s', async (html) => {
  for (const column of columns) expect((await write(column, html)).numUpdatedRows).toBe(1n);
});

test('every column of HTML in the schema is guarded', async () => {
  const { rows } = await real.database.pool.query(
    `select column_name from information_schema.columns where table_schema = 'public' and column_name like '%html'`,
  );
  expect(new Set(rows.map(({ column_name }) => column_name))).toEqual(new Set(columns));
});
