import { seededRandom } from '../../scripts/seeded-random.ts';
import type { Endpoint } from './connection.ts';
import { drawBody, type Schema } from './draw-body.ts';
import type { Input } from './input.ts';
import { type Markers, requestIdOf } from './markers.ts';
import { mutateBody } from './mutate-body.ts';
import { FRAMINGS } from './mutate-framing.ts';
import { HEADERS } from './mutate-headers.ts';
import { planOf, printPlan, type Recipe } from './plan.ts';

/** A call of the shop, as documented by the shop. */
export interface CallOfShop {
  name: string;
  method: string;
  path: string;
  body: Schema;
  /** Words that it finds something for, if it takes any. */
  known: readonly string[];
}

const REQUEST_LINES: readonly Recipe[] = [
  [
    'another method',
    (plan, random) => {
      plan.method = random.oneOf(['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']);
    },
  ],
  [
    'another spelling of the path',
    (plan, random) => {
      const path = plan.target;
      const spelt = [
        `${path}/`,
        `${path}//`,
        path.toUpperCase(),
        `/${path}`,
        `${path}?x=%ff`,
        `${path}%20`,
        `/.${path}`,
      ];
      plan.target = random.oneOf([
        ...spelt,
        path.replace('/api', '/%61pi'),
        `${path}/../x`,
        `${path}.data`,
        `${path};a`,
      ]);
    },
  ],
];
const MUTATIONS = [...FRAMINGS, ...HEADERS, ...REQUEST_LINES];

/** The input with this number: a mutated body, and every third one in a mutated request. */
export function callInput(
  { name, method, path, body, known }: CallOfShop,
  number: number,
  endpoint: Endpoint,
  { seed, words, markers }: { seed: number; words: readonly string[]; markers: Markers },
): Input {
  const id = `${name}/${number}@${endpoint.name}`;
  const random = seededRandom(seed, `${name}/${number}`);
  const plan = planOf(endpoint.name, `${endpoint.host}:${endpoint.port}`, method, path);
  const mutated = mutateBody(drawBody(body, random.oneIn(4) ? words : known, random), random, markers.secret);
  plan.body = mutated.bytes;
  plan.framing = 'length';
  plan.headers.push(['Content-Type', 'application/json'], ['X-Request-Id', requestIdOf(id)]);
  if (random.oneIn(4))
    plan.headers.push(['Accept-Encoding', random.oneOf(['br', 'gzip', 'gzip, br', 'identity', '*;q=0'])]);
  if (random.oneIn(8)) plan.headers.push(['Authorization', `Bearer ${markers.secret}`]);
  if (random.oneIn(8)) plan.target += `?token=${markers.secret}`;
  let { recipe } = mutated;
  if (random.oneIn(3)) {
    const [mutation, apply] = random.oneOf(MUTATIONS);
    apply(plan, random);
    recipe = mutation;
  }
  return printPlan(plan, id, recipe, random);
}
