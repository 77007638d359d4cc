// Words that shoppers use for one another. A line of one or several words each, split at the bars; the words may be typed in
// any case form, so they are written here as people say them.
import { MEANS } from './meant-words.ts';
import { SAME } from './same-words.ts';
import { USED_FOR } from './used-for.ts';

/** From the first word of a pair to the meanings it has besides itself; each word or phrase as it is spoken. */
export function synonymPairs(): [said: string, meant: string][] {
  const lines = (table: string) =>
    table
      .trim()
      .split('\n')
      .map((line) => line.split(' | '));
  const both = lines(SAME).flatMap((words) =>
    words.flatMap((said) => words.filter((meant) => meant !== said).map((meant): [string, string] => [said, meant])),
  );
  const oneWay = [...lines(MEANS), ...lines(USED_FOR)].flatMap(([said = '', ...meanings]) =>
    meanings.map((meant): [string, string] => [said, meant]),
  );
  return [...both, ...oneWay];
}
