import type { Door } from './connection.ts';
import { diceFor } from './dice.ts';
import type { Input } from './input.ts';
import type { Markers } from './markers.ts';
import { planOf, printPlan } from './plan.ts';

/** One of many from a visitor whom the edge will turn away: neither may it write down what he asked for. */
export function floodInput(number: number, door: Door, { secret }: Markers): Input {
  const plan = planOf(door.name, `${door.host}:${door.port}`, 'GET', `/search?p=${secret}`);
  plan.headers.push(['Cookie', `a=${secret}`], ['Referer', `http://${door.host}/search?p=${secret}`]);
  return printPlan(plan, `flood/${number}@${door.name}`, 'a flood', diceFor(0, ''));
}
