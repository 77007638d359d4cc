import type { RefusalCode } from '@tokhi/contract/texts/refusals';
import type { AccountDeps } from '../account-deps.ts';

interface HasPassword {
  password_hash: string | null;
}

/** The customer or staff member with this password, or null; `find` looks the account up. */
export async function checkPassword<Found extends HasPassword>(
  { passwords, tries }: Pick<AccountDeps, 'passwords' | 'tries'>,
  { email, address, otherwise = 'too_many_tries' }: { email: string; address: string; otherwise?: RefusalCode },
  password: string,
  find: () => Promise<Found | undefined>,
): Promise<(Found & { password_hash: string }) | null> {
  // Before anything is hashed, and before the account is looked up.
  const counted = await tries.count(otherwise, ['password_of_account', email], ['password_of_address', address]);
  let isWrong = false;
  try {
    const found = await find();
    const hashed = found?.password_hash ?? null;
    isWrong = !(await passwords.verify(hashed, password));
    return isWrong || found === undefined || hashed === null ? null : { ...found, password_hash: hashed };
  } finally {
    // Not counted: the right password, and one that was not compared because the shop was busy.
    if (!isWrong) await counted.takeBack();
  }
}
