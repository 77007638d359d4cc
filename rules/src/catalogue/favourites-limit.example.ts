import { maySave } from './favourites-limit.ts';

const four = ['sofa', 'chair', 'lamp', 'table'];
const answer = (saved: string[]) => (maySave(saved, 'rug') ? 'can' : 'cannot');

export const example = (): string =>
  `Beside ${four.length} saved products a rug ${answer(four)} be saved, beside ${four.length + 1} it ${answer([...four, 'bed'])}.`;
