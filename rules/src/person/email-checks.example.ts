import { checkEmail, checkProfileEmail } from './email-checks.ts';

const verdict = (reason: string | null): string => (reason === null ? 'taken' : 'refused');

export const example = (): string =>
  `“Bold@Tokhi.mn” is ${verdict(checkEmail('Bold@Tokhi.mn'))} when signing up and ${verdict(checkProfileEmail('Bold@Tokhi.mn'))} in the profile, which wants lower case.`;
