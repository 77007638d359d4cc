import { parseQuotedCodes, printQuotedCodes } from './quoted-codes.ts';

const verdict = (text: string): string => (parseQuotedCodes(text).ok ? 'taken' : 'refused');

export const example = (): string => {
  const text = printQuotedCodes(['70489215', '70489216']);
  return `The shipping page asks for ${text}, which is ${verdict(text)}; with anything behind it, it is ${verdict(`${text}) or (1=1`)}.`;
};
