// The register of the organisation that orders, as typed, key `reg` (spec §3).
import { storedText } from './stored-text.ts';

const register = storedText('reg');

export const useKeptRegister = register.use;
export const keptRegister = register.get;
export const keepRegister = register.set;
export const clearRegister = register.clear;
