import type { RunDeps, Runs } from './audit-run.ts';

/** Pictures of a product: each change names the version from the last one. */
export function pictureRuns({ db, ask }: RunDeps): Runs {
  const list = async () => {
    const { code } = await db().selectFrom('products').select('code').orderBy('id').executeTakeFirstOrThrow();
    const { version, pictures } = (await ask('listPictures', { code })).body;
    return { code, version: version as number, ids: (pictures as { id: number }[]).map(({ id }) => id) };
  };
  const first = async () => {
    const { code, version, ids } = await list();
    return { code, version, id: ids[0] };
  };
  return {
    orderPictures: async () => {
      const { ids, ...product } = await list();
      return { body: { ...product, ids: ids.toReversed() } };
    },
    describePicture: async () => ({
      body: { ...(await first()), kind: 'detail', seen_from: null, alt: 'Хажуугаас' },
    }),
    removePicture: async () => ({ body: await first() }),
    restorePicture: async () => {
      const removed = await first();
      const { version } = (await ask('removePicture', removed)).body;
      return { body: { ...removed, version } };
    },
  };
}
