// Two members and the job at one version: one wins, the other gets what changed, and the shop always shows one complete version.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isSamePage } from '../../../src/modules/front-page/page/normal-page.ts';
import { readPage } from '../../../src/modules/front-page/page/read-page.ts';
import { publishDue } from '../../../src/modules/front-page/versions/publish-due.job.ts';
import { currentVersion } from '../../../src/modules/front-page/versions/versions.queries.ts';
import { databaseOfTest, dbAs } from '../../database-of-test.ts';
import { openLockConnection } from '../../open-lock-connection.ts';
import { sizeOf } from '../../sizes.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { loserOf, raceEach, unlessLocked } from '../race-rounds.ts';
import { type FrontPageOfTest, frontPageOfTest, seen, versionOf } from './front-page-of-test.ts';

const real = databaseOfTest();
let front: FrontPageOfTest;
beforeAll(async () => {
  front = await frontPageOfTest(real.database);
});
afterAll(() => front?.close());

const ROUNDS = Array.from({ length: sizeOf('FRONT_PAGE_RACES') }, (_, at) => at);
const MINUTE_MS = 60_000;

const renamed = async (id: number, title: string) => {
  const { page } = await front.show(id);
  return { ...page, home_banners: page.home_banners.map((banner) => ({ ...banner, title_1: title })) };
};

/** The shop's tables match the last published version. */
async function expectWhole() {
  const { db } = real.database;
  const current = await currentVersion(db);
  expect(current !== null && isSamePage(current.page, await readPage(db))).toBe(true);
}

test('of two who save one draft one does, and the other reads who did', async () => {
  await raceEach(ROUNDS, async (round) => {
    const draft = await front.draft();
    const [one, other] = [await renamed(draft.id, `Нэг ${round}`), await renamed(draft.id, `Хоёр ${round}`)];
    const save = (page: object, by: number) => front.ask('saveFrontPage', { ...seen(draft), page }, by);
    const { body } = loserOf(await Promise.all([save(one, 0), save(other, 1)]));
    expect(body.details).toMatchObject({ version: draft.version + 1, changed_by: 'Ануужин' });
  });
});

test('of a save and a publication one wins, and the shop shows one whole version', async () => {
  await raceEach(ROUNDS, async (round) => {
    const draft = await front.draft();
    const page = await renamed(draft.id, `Хадгалсан ${round}`);
    const answers = await Promise.all([
      front.ask('saveFrontPage', { ...seen(draft), page }, 0),
      front.ask('publishFrontPage', seen(draft), 1),
    ]);
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect([
      [200, 'changed_meanwhile'],
      ['front_page_published', 200],
    ]).toContainEqual(codes);
  });
  await expectWhole();
});

test('of a cancelled schedule and its minute one wins: it is published, or it is a draft', async () => {
  const { db } = real.database;
  for (const round of ROUNDS) {
    const draft = await front.draft();
    const moment = new Date(DEMO_DAY.getTime() + (round + 100) * MINUTE_MS);
    const version = versionOf(await front.ask('scheduleFrontPage', { ...seen(draft), at: moment.toISOString() }));
    const [cancelled] = await Promise.all([
      front.ask('cancelFrontPage', seen(version), round % 2),
      unlessLocked(() => publishDue(dbAs(db, 'worker'), moment)),
      unlessLocked(() => publishDue(dbAs(db, 'worker'), moment)),
    ]);
    const { state } = (await front.show(draft.id)).version;
    expect([cancelled.body.code ?? cancelled.status, state]).toEqual(
      cancelled.status === 200 ? [200, 'draft'] : ['front_page_published', 'published'],
    );
  }
  await expectWhole();
});

test('a version that is put on another minute while its own is looked at waits for that one', async () => {
  const { db } = real.database;
  const draft = await front.draft();
  const [moment, later] = [2_000, 3_000].map((minutes) => new Date(DEMO_DAY.getTime() + minutes * MINUTE_MS));
  await front.ask('scheduleFrontPage', { ...seen(draft), at: moment?.toISOString() });
  const beside = await openLockConnection(real.url);
  const moved = beside.request(
    `update front_page_versions set publish_at = '${later?.toISOString()}' where id = ${draft.id}`,
  );
  await moved.granted;
  const published = publishDue(dbAs(db, 'worker'), moment as Date);
  await vi.waitUntil(async () => (await moved.waiting()) === 1);
  await moved.commit();
  await published;
  expect((await front.show(draft.id)).version).toMatchObject({ state: 'scheduled', publish_at: later?.toISOString() });
  await publishDue(dbAs(db, 'worker'), later as Date);
  expect((await front.show(draft.id)).version.state).toBe('published');
  await beside.close();
});

test('of two who schedule for one minute one does', async () => {
  await raceEach(ROUNDS, async (round) => {
    const [one, other] = [await front.draft(), await front.draft()];
    const at = new Date(DEMO_DAY.getTime() + (1_000 + round) * MINUTE_MS).toISOString();
    const answers = await Promise.all([
      front.ask('scheduleFrontPage', { ...seen(one), at }, 0),
      front.ask('scheduleFrontPage', { ...seen(other), at }, 1),
    ]);
    const codes = answers.map(({ status, body }) => String(body.code ?? status)).toSorted();
    expect(codes).toEqual(['200', 'front_page_minute_taken']);
  });
});

test('of two drafts published at once both are versions, one after the other, and each whole', async () => {
  await raceEach(ROUNDS, async () => {
    const [one, other] = [await front.draft(), await front.draft()];
    const answers = await Promise.all([
      front.ask('publishFrontPage', seen(one), 0),
      front.ask('publishFrontPage', seen(other), 1),
    ]);
    const numbers = answers.map(({ body }) => body.version.number);
    expect(new Set(numbers).size).toBe(2);
  });
  await expectWhole();
});
