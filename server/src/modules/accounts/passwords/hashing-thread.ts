// Code of the threads of createPasswords.
import { hashSync, verifySync } from '@node-rs/argon2';
import { PARAMETERS } from './parameters.ts';

export const hash = (password: string): string => hashSync(password, PARAMETERS);

export const verify = ({ hashed, password }: { hashed: string; password: string }): boolean =>
  verifySync(hashed, password);
