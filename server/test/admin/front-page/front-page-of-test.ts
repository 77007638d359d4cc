import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Database } from '../../../src/db/database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { unlessBusy } from '../race-rounds.ts';

export type Version = CallReply<AdminCalls['listFrontPages']>['versions'][number];
export type Page = CallReply<AdminCalls['showFrontPage']>['page'];
type Name = Parameters<typeof askAdmin>[1];

export const seen = ({ id, version }: Pick<Version, 'id' | 'version'>) => ({ id, version });

/** The version of a successful answer. */
export function versionOf({ status, body }: { status: number; body: { version: Version } }): Version {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.version;
}

/** Two members who edit the front page. */
export async function frontPageOfTest(database: Database) {
  const admin: AdminOfTest = await adminOfTest(database);
  const cookies = [
    await logIn(admin, await insertMember(database.db, ['content'])),
    await logIn(admin, await insertMember(database.db, ['content'])),
  ];
  const ask = (name: Name, body: object, by = 0) =>
    unlessBusy(() => askAdmin(admin, name, body, { cookie: cookies[by] }));
  const show = async (id: number) =>
    (await ask('showFrontPage', { id })).body as CallReply<AdminCalls['showFrontPage']>;
  return {
    admin,
    ask,
    show,
    close: () => admin.close(),
    draft: async (from: number | null = null): Promise<Version> => versionOf(await ask('createFrontPage', { from })),
    async saved(version: Version, change: (page: Page) => Partial<Page>): Promise<Version> {
      const { page } = await show(version.id);
      return (await ask('saveFrontPage', { ...seen(version), page: { ...page, ...change(page) } })).body.version;
    },
  };
}

export type FrontPageOfTest = Awaited<ReturnType<typeof frontPageOfTest>>;
