import { formatTug } from '../money/money.ts';
import { assemblyAndFixing } from './assembly-and-fixing.ts';

export const example = (): string => {
  const { assemblyTug, fixingTug } = assemblyAndFixing({ delivered: true, assemblyCount: 2, fixingCount: 1 });
  return `Two wardrobes assembled cost ${formatTug(assemblyTug)}, one of them fixed to the wall ${formatTug(fixingTug)} more.`;
};
