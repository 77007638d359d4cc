import { checkLength } from './text-length.ts';

const verdict = (text: string): string => checkLength(text, 5, 'empty', 'too long') ?? 'right';

export const example = (): string =>
  `Where five letters fit, “диван” is ${verdict('диван')}, “буйдан” is ${verdict('буйдан')} and three blanks are ${verdict('   ')}.`;
