import { endpoints } from '@tokhi/contract/endpoints';
import autocannon from 'autocannon';
import { seededRandom } from '../../../scripts/seeded-random.ts';
import type { Question } from './questions.ts';
import { type Figures, figuresOf } from './report/figures.ts';

export const IN_FLIGHT = 8;
/** The first question of a process also pays for its compilation. */
export const WARM_UP_SECONDS = 2;
/** A process that keeps answers is measured as one that has been asked for a while. */
export const LONG_WARM_UP_SECONDS = 12;

/** Asks one question of an API process for some seconds, every time with another body. */
export async function loadApi(
  origin: string,
  question: Question,
  { warmUp, seconds }: { warmUp: number; seconds: number },
): Promise<Figures> {
  const random = seededRandom(11);
  const body = () => JSON.stringify(question.draw(random).body);
  await ask(origin, question, body, warmUp);
  return ask(origin, question, body, seconds);
}

async function ask(origin: string, { call }: Question, body: () => string, seconds: number): Promise<Figures> {
  const { path, method } = endpoints[call];
  const times: number[] = [];
  const options = {
    url: origin,
    connections: IN_FLIGHT,
    duration: seconds,
    requests: [
      {
        method,
        path,
        headers: { 'content-type': 'application/json' },
        setupRequest: (request: autocannon.Request) => ({ ...request, body: body() }),
      },
    ],
  };
  const { errors, non2xx, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    // Taken one by one: autocannon itself counts whole milliseconds, and has no 95th percentile.
    load.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 200) times.push(milliseconds);
    });
  });
  return figuresOf(times, duration, errors + non2xx);
}
