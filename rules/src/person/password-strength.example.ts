import { passwordStrength } from './password-strength.ts';

export const example = (): string =>
  `“nomin1” fills ${passwordStrength('nomin1')} of four bars, “Tsagaan2026” ${passwordStrength('Tsagaan2026')} and “Ulaanbaatar26” ${passwordStrength('Ulaanbaatar26')}.`;
