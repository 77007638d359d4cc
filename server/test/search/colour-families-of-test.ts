import type { SearchIndex } from '../../src/modules/search/public.ts';
import type { Counts } from './recount-of-test.ts';

/** Recounts use colour names; lists offer and accept families. */
export async function colourFamiliesOfTest(index: SearchIndex) {
  const { names } = await index.loaded();
  const nameOf = (id: number) => names.colours.get(id)?.name ?? '';
  return {
    /** The colour names of the chosen families; an unknown one stays as it is. */
    coloursOf: (choices: readonly string[]): string[] =>
      choices.flatMap((choice) => names.colourIdsByName.get(choice)?.map(nameOf) ?? choice),
    /** Counts by colour, summed by family, without empty ones. */
    byFamily: (counts: Counts): Counts =>
      Object.fromEntries(
        names.colourFamilies
          .map(({ name, ids }) => [name, ids.reduce((sum, id) => sum + (counts[nameOf(id)] ?? 0), 0)] as const)
          .filter(([, total]) => total > 0),
      ),
  };
}
