import type { Db } from '../../db/database.ts';
import type { Passwords } from './passwords/create-passwords.ts';
import type { SessionLives } from './sessions/session-lives.ts';
import type { Tries } from './tries/create-tries.ts';

/** Dependencies of the accounts use cases; opened once per process (open-shop.ts). */
export interface AccountDeps {
  db: Db;
  now: () => Date;
  sessionLives: SessionLives;
  passwords: Passwords;
  tries: Tries;
  commonPasswords: ReadonlySet<string>;
}
