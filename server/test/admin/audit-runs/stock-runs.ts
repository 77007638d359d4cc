import { runBatch } from '../../../src/modules/batches/run-batch.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import type { RunDeps, Runs } from './audit-run.ts';

/** Receiving, counting and writing off, and stocktakes. */
export function stockRuns({ db, admin, ask }: RunDeps): Runs {
  let shelves = 10;
  const started = async () => {
    shelves += 1;
    const body = { place: 'ulaanbaatar', shelf: `A-${shelves}` };
    return (await ask('startStocktake', body)).body.stocktake as { id: number; version: number };
  };
  /** A count with two units missing, with an explanation. */
  async function counted() {
    const { id: stocktake } = await started();
    const { code } = await stockedProduct(db(), 5);
    await ask('countUnits', { stocktake, code, how: 'set', units: 3 });
    return { stocktake, code };
  }
  async function finished() {
    const { stocktake, code } = await counted();
    const { version } = (await ask('finishCounting', { stocktake, version: 1 })).body.stocktake;
    return { stocktake, code, version: version as number };
  }
  async function explained() {
    const { stocktake, code, version } = await finished();
    await ask('explainDifference', { stocktake, code, reason: 'lost' });
    return { stocktake, version };
  }
  return {
    receiveStock: async () => ({ body: { code: (await stockedProduct(db(), 5)).code, units: 3, location: 'C-02-1' } }),
    countStock: async () => {
      const { code } = await stockedProduct(db(), 5);
      const { version } = (await ask('showStock', { code })).body;
      return { body: { code, units: 4, place: 'ulaanbaatar', version } };
    },
    writeOffStock: async () => ({
      body: { code: (await stockedProduct(db(), 5)).code, units: 1, loss: 'damaged_in_store', note: 'Урагдсан' },
    }),
    startStocktake: async () => ({ body: { place: 'beijing', shelf: 'Z-01' } }),
    countUnits: async () => {
      const { id: stocktake } = await started();
      return { body: { stocktake, code: (await stockedProduct(db(), 5)).code, how: 'add', units: 1 } };
    },
    finishCounting: async () => ({ body: { stocktake: (await counted()).stocktake, version: 1 } }),
    explainDifference: async () => {
      const { stocktake, code } = await finished();
      return { body: { stocktake, code, reason: 'lost' } };
    },
    applyStocktake: async () => ({ body: await explained() }),
    cancelStocktake: async () => {
      const { id: stocktake, version } = await started();
      return { body: { stocktake, version } };
    },
    takeBackStocktake: async () => {
      const { stocktake, version } = await explained();
      await ask('applyStocktake', { stocktake, version });
      const row = db().selectFrom('stocktakes').select('batch_id').where('id', '=', stocktake);
      const { batch_id } = await row.executeTakeFirstOrThrow();
      await runBatch(db(), batch_id ?? 0, () => admin().clock.now);
      return { body: { stocktake, reason: 'Буруу тавиур' } };
    },
  };
}
