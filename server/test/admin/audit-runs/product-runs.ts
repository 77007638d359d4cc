import type { RunDeps, Runs } from './audit-run.ts';

const CODE = '70489215';

/** Products: saved, created, published and withdrawn. */
export function productRuns({ ask }: RunDeps): Runs {
  const shown = async () => (await ask('showProduct', { code: CODE })).body.product;
  return {
    saveProduct: async () => {
      const { version, model_version } = await shown();
      return { body: { code: CODE, version, model_version, product: { dimension: '215×97×91 см' } } };
    },
    createProduct: async () => ({ body: { how: 'copy', of: CODE } }),
    changeListing: async () => ({
      body: { code: CODE, version: (await shown()).version, to: { state: 'withdrawn' } },
    }),
  };
}
