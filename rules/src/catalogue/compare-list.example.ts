import { addToCompare } from './compare-list.ts';

const four = ['sofa', 'chair', 'lamp', 'table'];
const answer = (code: string) => (addToCompare(four, code) === 'compare_full' ? 'refused' : 'already there');

export const example = (): string =>
  `Beside ${four.join(', ')} a bed is ${answer('bed')}, and the lamp is ${answer('lamp')}.`;
