import { endpoints } from '@tokhi/contract/endpoints';
import autocannon from 'autocannon';
import { seededRandom } from '../../../scripts/seeded-random.ts';
import type { Question } from './questions.ts';
import { type Figures, figuresOf } from './report/figures.ts';

export const IN_FLIGHT = 8;
/** The first requests of a process also pay for its compilation. */
export const WARM_UP_SECONDS = 2;
/** A process with an answer cache is measured after it has been used for a while. */
export const LONG_WARM_UP_SECONDS = 12;

/** Loads an API process with one question for some seconds, each time with a different body. */
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
    // Recorded one by one: autocannon itself counts whole milliseconds, and has no 95th percentile.
    load.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 200) times.push(milliseconds);
    });
  });
  return figuresOf(times, duration, errors + non2xx);
}
