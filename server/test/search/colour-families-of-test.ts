import type { SearchIndex } from '../../src/modules/search/public.ts';
import type { Counts } from './recount-of-test.ts';

/** Recounts know colours by their names; lists offer and take them by families. */
export async function colourFamiliesOfTest(index: SearchIndex) {
  const { names } = await index.loaded();
  const nameOf = (id: number) => names.colours.get(id)?.name ?? '';
  return {
    /** The names of the colours that some choices mean; one that the shop does not know means itself. */
    coloursOf: (choices: readonly string[]): string[] =>
      choices.flatMap((choice) => names.colourIdsByName.get(choice)?.map(nameOf) ?? choice),
    /** What is counted by colour, by family; those that would show nothing are left out. */
    byFamily: (counts: Counts): Counts =>
      Object.fromEntries(
        names.colourFamilies
          .map(({ name, ids }) => [name, ids.reduce((sum, id) => sum + (counts[nameOf(id)] ?? 0), 0)] as const)
          .filter(([, total]) => total > 0),
      ),
  };
}
