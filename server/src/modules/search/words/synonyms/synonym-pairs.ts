// Words that shoppers use for one another. Each line has one or several words per part, split at the bars; shoppers may type any case form,
// so the words are written here as people say them.
import { MEANS } from './meant-words.ts';
import { SAME } from './same-words.ts';
import { USED_FOR } from './used-for.ts';

/** Pairs of a word and one of its meanings besides itself; each word or phrase as spoken. */
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
