import { checkMobilePhone, checkPhone } from './phone-checks.ts';

const verdict = (reason: string | null): string => (reason === null ? 'takes' : 'refuses');

export const example = (): string =>
  `Registration ${verdict(checkPhone('77002020'))} the land line 77002020, the profile ${verdict(checkMobilePhone('77002020'))} it.`;
