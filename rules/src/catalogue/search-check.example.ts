import { checkSearch } from './search-check.ts';

const verdict = (text: string): string => (checkSearch(text) === null ? 'searches' : 'does nothing');

export const example = (): string =>
  `The search box ${verdict('буйдан')} for “буйдан” and ${verdict('   ')} for blanks.`;
