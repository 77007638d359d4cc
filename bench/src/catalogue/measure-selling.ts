import { seededRandom } from '../../../scripts/seeded-random.ts';
import { startProgress } from './fill/progress-bar.ts';
import { LONG_WARM_UP_SECONDS, loadApi } from './load-api.ts';
import { API_PROCESS, type Places } from './measure.ts';
import { questions } from './questions.ts';
import type { Figures } from './report/figures.ts';
import { type Sold, startSelling } from './sell.ts';
import { startProcess } from './start-process.ts';

const WORKER_PROCESS = new URL('./worker-process.ts', import.meta.url);

export interface MeasuredSelling {
  name: string;
  /** With the answer cache, without sales. */
  quiet: Figures;
  /** The same process a moment later, while pieces are reserved. */
  selling: Figures;
  sold: Sold;
}

/** Every question with the answer cache, first without and then during a sale, in one API process with the worker beside it. */
export async function measureSelling(
  { databaseUrl, redisUrl }: Places,
  products: number,
  seconds: number,
  perSecond: number,
): Promise<MeasuredSelling[]> {
  const asked = questions(products, seededRandom(5));
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, KEEP: '1' };
  const worker = await startProcess(WORKER_PROCESS, env);
  const api = await startProcess(API_PROCESS, env);
  const progress = startProgress(`${asked.length * 2} loads of ${seconds} s`, asked.length);
  try {
    const measured: MeasuredSelling[] = [];
    for (const question of asked) {
      const quiet = await loadApi(api.address, question, { warmUp: LONG_WARM_UP_SECONDS, seconds });
      const shoppers = startSelling(databaseUrl, products, perSecond);
      // The same warm-up again: answers cached before have expired by now, which is no cost of the sale.
      const selling = await loadApi(api.address, question, { warmUp: LONG_WARM_UP_SECONDS, seconds });
      measured.push({ name: question.name, quiet, selling, sold: await shoppers.leave() });
      progress.at(measured.length);
    }
    return measured;
  } finally {
    progress.end();
    await api.stop();
    await worker.stop();
  }
}
