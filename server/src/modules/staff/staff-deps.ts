import type { Db } from '../../db/database.ts';
import type { AccountDeps } from '../accounts/public.ts';
import type { SecretBox } from './totp/secret-box.ts';

/** Dependencies of the staff use cases; opened once per process (open-admin.ts). */
export interface StaffDeps extends Pick<AccountDeps, 'passwords' | 'tries' | 'commonPasswords'> {
  db: Db;
  now: () => Date;
  /** Encrypts TOTP secrets. */
  box: SecretBox;
  /** The origin of the admin application: used in email links, and passkeys belong to its host. */
  origin: string;
}
