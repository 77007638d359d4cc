import { checkAccount, maskedAccount, plainAccount } from './refund-account.ts';

const TYPED = '5012 345 678';

export const example = (): string => {
  const verdict = checkAccount(TYPED) === null ? 'taken' : 'refused';
  return `An account typed as ${TYPED} is ${verdict} as ${plainAccount(TYPED)} and shown as ${maskedAccount(plainAccount(TYPED))}.`;
};
