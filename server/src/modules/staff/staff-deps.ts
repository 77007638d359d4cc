import type { Db } from '../../db/database.ts';
import type { AccountDeps } from '../accounts/public.ts';
import type { SecretBox } from './totp/secret-box.ts';

/** What the use cases of staff work with; opened once a process (open-admin.ts). */
export interface StaffDeps extends Pick<AccountDeps, 'passwords' | 'tries' | 'commonPasswords'> {
  db: Db;
  now: () => Date;
  /** Encrypts TOTP secrets. */
  box: SecretBox;
  /** The address of the admin application: links in emails begin with it, and passkeys belong to its host. */
  origin: string;
}
