// Reviewer's name (spec §3 Review, decision 55): a review shows its writer's first name and one letter of the other one, and nothing else that was typed as a name.

/** An address or a number that somebody typed as a name is not shown to the public. */
const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?$/u;
/** «Б.» or «Б»: here people often write the letter first. */
const ONE_LETTER = /^\p{L}\.?$/u;

/** For a customer without a name, or an erased one. */
const ANONYMOUS = 'Худалдан авагч';

/** «Болд Д.», whether «Болд Дорж», «Д. Болд» or «Болд Д» was typed. */
export function reviewerName(name: string | null): string {
  const words = (name ?? '').split(/\s+/).filter((word) => NAME.test(word));
  const first = words.find((word) => !ONE_LETTER.test(word));
  if (first === undefined) return ANONYMOUS;
  const other = words.find((word) => word !== first);
  const [letter] = other ?? [];
  return letter === undefined ? first : `${first} ${letter.toUpperCase()}.`;
}
