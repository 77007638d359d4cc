import { seededRandom } from '../../../scripts/seeded-random.ts';
import { engineRequests } from './engine-requests.ts';
import { type ProgressBar, startProgress } from './fill/progress-bar.ts';
import { LONG_WARM_UP_SECONDS, loadApi, WARM_UP_SECONDS } from './load-api.ts';
import { loadEngine } from './load-engine.ts';
import { type Kind, type Question, questions } from './questions.ts';
import { startRecorder } from './record-statements.ts';
import type { Figures } from './report/figures.ts';
import { startProcess } from './start-process.ts';

export interface Measured {
  name: string;
  kind: Kind;
  /** Without the answer cache. */
  firstAsk: Figures;
  /** With the answer cache, as in the shop. */
  asServed: Figures;
  /** The same by SQL alone. */
  engine: Figures;
}

export interface Places {
  databaseUrl: string;
  redisUrl: string;
}

export const API_PROCESS = new URL('./api-process.ts', import.meta.url);

/** Measures every question three ways, one process at a time. */
export async function measureCatalogue(places: Places, products: number, seconds: number): Promise<Measured[]> {
  const asked = questions(products, seededRandom(5));
  const loads = asked.length * 3;
  const progress = startProgress(`${loads} loads of ${seconds} s`, loads);
  const firstAsk = await measureApi(places, '0', asked, seconds, step(progress, 0));
  const asServed = await measureApi(places, '1', asked, seconds, step(progress, asked.length));
  const engine = await measureEngine(places.databaseUrl, asked, seconds, step(progress, asked.length * 2));
  progress.end();
  return asked.map(({ name, kind }, index) => ({
    name,
    kind,
    firstAsk: firstAsk[index] as Figures,
    asServed: asServed[index] as Figures,
    engine: engine[index] as Figures,
  }));
}

const step = (progress: ProgressBar, before: number) => (done: number) => progress.at(before + done);

async function measureApi(
  { databaseUrl, redisUrl }: Places,
  keep: '0' | '1',
  asked: readonly Question[],
  seconds: number,
  done: (count: number) => void,
): Promise<Figures[]> {
  const warmUp = keep === '0' ? WARM_UP_SECONDS : LONG_WARM_UP_SECONDS;
  const api = await startProcess(API_PROCESS, { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, KEEP: keep });
  try {
    const measured: Figures[] = [];
    for (const question of asked) done(measured.push(await loadApi(api.address, question, { warmUp, seconds })));
    return measured;
  } finally {
    await api.stop();
  }
}

async function measureEngine(
  databaseUrl: string,
  asked: readonly Question[],
  seconds: number,
  done: (count: number) => void,
): Promise<Figures[]> {
  const recorder = await startRecorder(databaseUrl);
  try {
    const measured: Figures[] = [];
    for (const question of asked) {
      const requests = await engineRequests(recorder, question);
      done(measured.push(await loadEngine(databaseUrl, requests, seconds)));
    }
    return measured;
  } finally {
    await recorder.close();
  }
}
