import { parseQuotedCodes, printQuotedCodes } from './quoted-codes.ts';

export const example = (): string => {
  const text = printQuotedCodes(['70489215', '70489216']);
  const attack = parseQuotedCodes(`${text}) or (1=1`);
  return `The shipping page asks for ${text}; anything behind that is ${attack.ok ? 'taken' : 'refused'}.`;
};
