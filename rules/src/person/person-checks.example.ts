import { checkName } from './person-checks.ts';

const verdict = (name: string): string => (checkName(name) === null ? 'taken' : 'refused');

export const example = (): string =>
  `The name “Болд” is ${verdict('Болд')}, a blank one is ${verdict(' ')}, and so is one of 101 letters: ${verdict('Б'.repeat(101))}.`;
