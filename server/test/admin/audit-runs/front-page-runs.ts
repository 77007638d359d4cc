import { DEMO_DAY } from '../../template-database.ts';
import type { RunDeps, Runs } from './audit-run.ts';

/** Drafts of the front page; each change names the version from the last one. */
export function frontPageRuns({ db, ask }: RunDeps): Runs {
  const draft = async () => {
    const { id, version } = (await ask('createFrontPage', { from: null })).body.version;
    return { id: id as number, version: version as number };
  };
  const at = (hours: number) => new Date(DEMO_DAY.getTime() + hours * 3_600_000).toISOString();
  return {
    createFrontPage: async () => ({ body: { from: null } }),
    saveFrontPage: async () => {
      const seen = await draft();
      const { page } = (await ask('showFrontPage', { id: seen.id })).body;
      return { body: { ...seen, page: { ...page, photo_banners: [] } } };
    },
    scheduleFrontPage: async () => ({ body: { ...(await draft()), at: at(500) } }),
    cancelFrontPage: async () => {
      const { id, version } = (await ask('scheduleFrontPage', { ...(await draft()), at: at(600) })).body.version;
      return { body: { id, version } };
    },
    publishFrontPage: async () => ({ body: await draft() }),
    deleteFrontPage: async () => ({ body: await draft() }),
    describeFrontPicture: async () => {
      await draft();
      const { id } = await db().selectFrom('front_page_pictures').select('id').executeTakeFirstOrThrow();
      return { body: { id, alt: 'Цонхны дэргэдэх буйдан' } };
    },
  };
}
