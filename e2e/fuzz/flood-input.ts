import { seededRandom } from '../../scripts/seeded-random.ts';
import type { Endpoint } from './connection.ts';
import type { Input } from './input.ts';
import type { Markers } from './markers.ts';
import { planOf, printPlan } from './plan.ts';

/** One of many requests that the edge refuses: their contents must not be logged either. */
export function floodInput(number: number, endpoint: Endpoint, { secret }: Markers): Input {
  const plan = planOf(endpoint.name, `${endpoint.host}:${endpoint.port}`, 'GET', `/search?p=${secret}`);
  plan.headers.push(['Cookie', `a=${secret}`], ['Referer', `http://${endpoint.host}/search?p=${secret}`]);
  return printPlan(plan, `flood/${number}@${endpoint.name}`, 'a flood', seededRandom(0, ''));
}
