import { Refusal, refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { type Member, useTotpStep, writeTotpSecret } from '../members.queries.ts';
import { noteRefusedEntry } from '../note-refused-entry.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { stepOfCode } from './totp-codes.ts';

/** Counts a code before it is compared: a million codes are few for a machine. A correct one is taken back. */
export const countCode = ({ tries }: StaffDeps, { staffId, address }: { staffId: number; address: string }) =>
  tries.count(
    'too_many_staff_tries',
    ['wrong_code_of_account', `staff ${staffId}`],
    ['wrong_code_of_address', address],
  );

/** Rethrows an error; a wrong code is also recorded, outside the transaction that it rolled back. */
export const refusedCode =
  ({ db }: Pick<StaffDeps, 'db'>, caller: { staffId: number; requestId: string; address: string }, now: Date) =>
  async (error: unknown): Promise<never> => {
    const isWrong = error instanceof Refusal && ['second_factor_wrong', 'passkey_wrong'].includes(error.code);
    if (isWrong) await noteRefusedEntry(db, 'refused second factor', caller.staffId, caller, now);
    throw error;
  };

/** Uses a code of a locked member, once; refuses any other. A secret under the previous key is encrypted again. */
export async function useCode(tx: Tx, { box }: StaffDeps, member: Member, code: string, now: Date): Promise<void> {
  if (member.totp_secret === null) throw refuse('second_factor_wrong');
  const { secret, isOld } = box.open(member.totp_secret, member.id);
  const step = stepOfCode(secret, code, now);
  const isUsed = step !== null && member.totp_last_step !== null && step <= member.totp_last_step;
  if (step === null || isUsed) throw refuse('second_factor_wrong');
  await useTotpStep(tx, member.id, step, now);
  if (isOld) await writeTotpSecret(tx, member.id, box.seal(secret, member.id));
}
