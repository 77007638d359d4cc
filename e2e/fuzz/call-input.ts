import type { Door } from './connection.ts';
import { diceFor } from './dice.ts';
import { drawBody, type Schema } from './draw-body.ts';
import type { Input } from './input.ts';
import { type Markers, requestIdOf } from './markers.ts';
import { planOf, printPlan, type Recipe } from './plan.ts';
import { spoilBody } from './spoil-body.ts';
import { FRAMINGS } from './spoil-framing.ts';
import { HEADERS } from './spoil-headers.ts';

/** A call of the shop, as its own documents describe it. */
export interface CallOfShop {
  name: string;
  method: string;
  path: string;
  body: Schema;
  /** Words that it has an answer for, if it takes any. */
  known: readonly string[];
}

const DOORS: readonly Recipe[] = [
  [
    'another method',
    (plan, dice) => {
      plan.method = dice.oneOf(['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']);
    },
  ],
  [
    'another spelling of the path',
    (plan, dice) => {
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
      plan.target = dice.oneOf([...spelt, path.replace('/api', '/%61pi'), `${path}/../x`, `${path}.data`, `${path};a`]);
    },
  ],
];
const SPOILS = [...FRAMINGS, ...HEADERS, ...DOORS];

/** The input of this number: a body gone wrong, and every third one in a request that is wrong itself. */
export function callInput(
  { name, method, path, body, known }: CallOfShop,
  number: number,
  door: Door,
  { seed, words, markers }: { seed: number; words: readonly string[]; markers: Markers },
): Input {
  const id = `${name}/${number}@${door.name}`;
  const dice = diceFor(seed, `${name}/${number}`);
  const plan = planOf(door.name, `${door.host}:${door.port}`, method, path);
  const spoiled = spoilBody(drawBody(body, dice.once(4) ? words : known, dice), dice, markers.secret);
  plan.body = spoiled.bytes;
  plan.framing = 'length';
  plan.headers.push(['Content-Type', 'application/json'], ['X-Request-Id', requestIdOf(id)]);
  if (dice.once(4)) plan.headers.push(['Accept-Encoding', dice.oneOf(['br', 'gzip', 'gzip, br', 'identity', '*;q=0'])]);
  if (dice.once(8)) plan.headers.push(['Authorization', `Bearer ${markers.secret}`]);
  if (dice.once(8)) plan.target += `?token=${markers.secret}`;
  let { recipe } = spoiled;
  if (dice.once(3)) {
    const [spoil, apply] = dice.oneOf(SPOILS);
    apply(plan, dice);
    recipe = spoil;
  }
  return printPlan(plan, id, recipe, dice);
}
