import { checkContactMessage } from './contact-checks.ts';

const verdict = (length: number): string => (checkContactMessage('x'.repeat(length)) === null ? 'taken' : 'refused');

export const example = (): string =>
  `A message of 200 letters to the shop is ${verdict(200)}, one of 201 is ${verdict(201)}, and so is an empty one: ${verdict(0)}.`;
