import type { RunDeps, Runs } from './audit-run.ts';

/** Search words that staff add. */
export function searchRuns({ db, ask }: RunDeps): Runs {
  const code = async () =>
    (await db().selectFrom('products').select('code').where('is_listed', '=', true).limit(1).executeTakeFirstOrThrow())
      .code;
  return {
    addSynonym: async () => ({ body: { said: 'лөөвүүз', meant: 'буйдан', both_ways: true } }),
    removeSynonym: async () => {
      const { synonym } = (await ask('addSynonym', { said: 'таваар', meant: 'ширээ', both_ways: false })).body;
      return { body: { id: synonym.id } };
    },
    savePins: async () => ({ body: { text: 'зөөлөн буйдан', codes: [await code()], ends_on: null, version: 0 } }),
    hideSearch: async () => ({ body: { text: 'ажлын зар', because: 'бараа биш' } }),
    showSearchAgain: async () => {
      await ask('hideSearch', { text: 'зурхай' });
      return { body: { text: 'зурхай' } };
    },
  };
}
