// Texts that would run if they were not escaped, through every text field of every staff call. The calls and fields come from the
// contract: new ones are included. How the shop's pages show them: pages.built.ts.
import { adminCalls } from '@tokhi/contract/admin/calls';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanHtml } from '../../../src/modules/catalogue/public.ts';
import { Email, emailOf } from '../../../src/modules/notifications/emails/email.ts';
import { renderEmail } from '../../../src/modules/notifications/emails/render-email.ts';
import { emailTexts, shopFacts } from '../../../src/modules/settings/public.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { emailsOfTest, FACTS_OF_TEST, READER_OF_TEST } from '../../emails-of-test.ts';
import { sizeOf } from '../../sizes.ts';
import type { Run } from '../audit-runs/audit-run.ts';
import { plantCustomer } from '../known-customer.ts';
import { sendThroughSettings } from './hostile-settings.ts';
import { type HostileShop, openHostileShop } from './hostile-shop.ts';
import { CANARY, hostileTexts } from './hostile-texts-of-test.ts';
import { callsWithTexts, sendHostileTexts } from './send-hostile-texts.ts';
import { whatWouldRun } from './what-would-run.ts';

const real = databaseOfTest();
let staff: HostileShop;
let bodies: Partial<Record<AdminEndpointName, object>> = {};
beforeAll(async () => {
  staff = await openHostileShop(real.database);
  bodies = await plantCustomer(real.database.db, staff.shop.app, staff.ask);
});
afterAll(() => staff?.close());

/** Text fields in the contract that a rule restricts: phones, shelves, codes, keys and headings. They store no other text. */
const NARROWER: Partial<Record<AdminEndpointName, readonly string[]>> = {
  login: ['password'],
  // An address needs a district; createPhoneOrder tests the same text.
  changeContacts: ['address', 'phone', 'phone2'],
  receiveStock: ['code', 'location'],
  countStock: ['code', 'location'],
  writeOffStock: ['code'],
  startStocktake: ['shelf'],
  countUnits: ['code'],
  explainDifference: ['code'],
  assignItem: ['subject'],
  postponeItem: ['subject'],
  finishItem: ['subject'],
  createRefund: ['account.number'],
  mapImport: ['code', 'price', 'regular', 'cost', 'bonus', 'customs', 'category'].map((name) => `columns.${name}`),
  createPhoneCustomer: ['phone'],
  createPhoneOrder: ['order.shipping.user.phone', 'order.shipping.user.phone2', 'order.coupon'],
};

test.each(callsWithTexts.map((call) => [call.name, call] as const))('%s takes words as words', async (name, call) => {
  await staff.renew();
  const { faults, refused } = await sendHostileTexts(staff, call, sizeOf('STAFF_TEXTS'));
  expect(faults).toEqual([]);
  expect([...refused.keys()].toSorted()).toEqual((NARROWER[name] ?? []).toSorted());
});

test('every form of the settings takes words as words', async () => {
  const accepted = await sendThroughSettings(staff);
  const paths = [...accepted].flatMap(([form, taken]) => taken.map((path) => `${form} ${path}`));
  for (const path of ['shop name', 'shop tagline', 'shop address', 'holidays rows[0].name', 'districts rows[0].name'])
    expect(paths).toContain(path);
  for (const path of ['email_texts orderExpired', 'message_texts delay', 'bank_accounts accounts[0].owner'])
    expect(paths).toContain(path);
});

test('HTML is stored as cleanHtml leaves it, and nothing of it runs', async () => {
  const { db } = real.database;
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name like '%\_html' order by 1, 2`.execute(db);
  expect(columns).toHaveLength(3);
  await staff.renew();
  for (const text of hostileTexts(60)) {
    const { version, model_version } = (await staff.ask('showProduct', { code: '70489215' })).body.product;
    const model = {
      description_html: `<p>${CANARY}</p>${text}`,
      care_and_materials_html: text,
      designer_concept_html: text,
    };
    const { status, body } = await staff.ask('saveProduct', { code: '70489215', version, model_version, model });
    expect([text, status, body.code]).toEqual(
      status === 200 ? [text, 200, undefined] : [text, 400, 'text_looks_like_code'],
    );
  }
  let changed = 0;
  for (const { table_name, column_name } of columns) {
    const { rows } = await sql<{ html: string }>`
      select ${sql.ref(column_name)} as html from ${sql.table(table_name)} where ${sql.ref(column_name)} is not null`.execute(
      db,
    );
    for (const { html } of rows) expect([cleanHtml(html), whatWouldRun(html)]).toEqual([html, []]);
    changed += rows.filter(({ html }) => html.includes(CANARY)).length;
  }
  expect(changed).toBeGreaterThan(0);
});

test('cleanHtml leaves nothing of 1,000 hostile texts that runs', () => {
  for (const text of hostileTexts(1_000)) {
    const clean = cleanHtml(text);
    expect([whatWouldRun(clean), cleanHtml(clean)]).toEqual([[], clean]);
  }
});

test('emails that these calls caused have the texts as texts, below a shop whose facts are as hostile', async () => {
  const { db } = real.database;
  await staff.renew();
  const { body } = await (staff.runs.sendMessage as () => Promise<Run>)();
  const message = { ...body, channel: 'email', text: `${CANARY} <img src=x onerror=${CANARY}()>` };
  expect((await staff.ask('sendMessage', message)).status).toBe(200);
  const rows = await db
    .selectFrom('notifications')
    .select(['template', 'payload', 'secret', 'subject', 'recipient'])
    .where('channel', '=', 'email')
    .where(sql<boolean>`payload::text like ${`%${CANARY}%`}`)
    .execute();
  const [facts, texts] = [await shopFacts(db), await emailTexts(db)];
  expect(facts.name).toContain(CANARY);
  const kinds = new Set<string>();
  for (const row of rows) {
    const { email, name } = emailOf(row);
    const { html } = renderEmail(email, { origin: 'https://tokhi.example', email: row.recipient, name, texts }, facts);
    expect([row.template, whatWouldRun(html)]).toEqual([row.template, []]);
    expect(row.subject).not.toMatch(/\p{Cc}/u);
    kinds.add(row.template);
  }
  expect([...kinds].toSorted()).toEqual(
    expect.arrayContaining(['contact-answer', 'order-message', 'refund-declined', 'staff-invited']),
  );
});

/** The value with every text replaced by another. */
const withEvery = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => withEvery(one, text));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withEvery(one, text)]));
};

test('1,000 hostile texts in every fact of every kind of email', () => {
  const facts = { ...(withEvery(FACTS_OF_TEST, 'x') as typeof FACTS_OF_TEST), partner: null };
  for (const text of hostileTexts(1_000)) {
    const texts = withEvery(READER_OF_TEST.texts, text) as typeof READER_OF_TEST.texts;
    for (const email of emailsOfTest) {
      const changed: Record<string, unknown> = { ...email };
      for (const [name, value] of Object.entries(email)) {
        const hostile = { ...changed, [name]: withEvery(value, text) };
        // The address of the admin application comes from the environment.
        if (!['kind', 'adminOrigin'].includes(name) && Email.safeParse(hostile).success) changed[name] = hostile[name];
      }
      const to = { ...READER_OF_TEST, name: text, email: text, texts };
      const { html } = renderEmail(Email.parse(changed), to, withEvery(facts, text) as typeof facts);
      expect([email.kind, whatWouldRun(html)]).toEqual([email.kind, []]);
    }
  }
});

test('replies to staff are JSON that no browser takes for a page', async () => {
  await staff.renew();
  const reading = (Object.keys(adminEndpoints) as AdminEndpointName[]).filter(
    (name) => adminEndpoints[name].does === 'reads',
  );
  let hostile = 0;
  for (const name of reading) {
    const { app } = staff.admin;
    const headers = { cookie: staff.cookie(), origin: 'http://localhost:3002' };
    const answer = await app.inject({
      method: 'POST',
      url: adminCalls[name].path,
      payload: bodies[name] ?? {},
      headers,
    });
    expect([name, answer.statusCode < 500]).toEqual([name, true]);
    expect([name, answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual([
      ...[name, 'application/json; charset=utf-8', 'nosniff'],
    ]);
    if (answer.body.includes(CANARY)) hostile += 1;
  }
  expect(hostile).toBeGreaterThan(20);
});

test('no cell of a file of orders begins what a spreadsheet would calculate', async () => {
  const headers = { cookie: staff.cookie(), 'sec-fetch-site': 'same-origin' };
  const query = { format: 'csv', filter: '{}' };
  const { path: url } = adminRawEndpoints.exportOrders;
  const { statusCode, body } = await staff.admin.app.inject({ method: 'GET', url, headers, query });
  expect([statusCode, body.includes(CANARY)]).toEqual([200, true]);
  expect(body.match(/(?:^|,|\n)"?[=+@\t][^,\n]*/g) ?? []).toEqual([]);
});
