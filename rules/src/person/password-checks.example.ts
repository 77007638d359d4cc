import { checkNewPassword } from './password-checks.ts';

const verdict = (password: string): string => (checkNewPassword(password) === null ? 'taken' : 'refused');

export const example = (): string =>
  `A password of seven characters is ${verdict('1234567')}, one of eight is ${verdict('12345678')}.`;
