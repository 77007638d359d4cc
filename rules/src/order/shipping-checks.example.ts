import { checkKhoroo, checkRegister } from './shipping-checks.ts';

const needs = (reason: string | null): string => (reason === null ? 'does without' : 'needs');

export const example = (): string =>
  `An organisation ${needs(checkRegister('', { personal: false }))} a register, an individual ${needs(checkRegister('', { personal: true }))}; an address in Багануур ${needs(checkKhoroo(null, false))} a khoroo.`;
