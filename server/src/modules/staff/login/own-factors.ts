import type { Db } from '../../../db/database.ts';
import { passkeysOf } from '../passkeys/passkeys.queries.ts';
import { countUnusedCodes } from '../recovery/recovery-codes.queries.ts';

type Factor = 'totp' | 'passkey' | 'recovery_code';

/** The second factors that a member can use. Passkeys and recovery codes require TOTP, which is set up first. */
export async function ownFactors(
  db: Db,
  { id, totp_confirmed_at }: { id: number; totp_confirmed_at: Date | null },
): Promise<Factor[]> {
  if (totp_confirmed_at === null) return [];
  const passkeys = await passkeysOf(db, id);
  const codes = await countUnusedCodes(db, id);
  return [
    'totp',
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(codes > 0 ? (['recovery_code'] as const) : []),
  ];
}
