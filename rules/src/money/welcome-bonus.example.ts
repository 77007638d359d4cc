import { groupThousands } from './money.ts';
import { welcomeBonus } from './welcome-bonus.ts';

export const example = (): string => {
  const before = welcomeBonus({ registeredBy: 'email', emailConfirmed: false });
  const after = welcomeBonus({ registeredBy: 'email', emailConfirmed: true });
  return `A new customer has ${before} points until the e-mail is confirmed, then ${groupThousands(after)}.`;
};
