import { proofEndsAt } from './mailed-proofs.ts';

const noon = new Date('2026-03-02T12:00:00Z');
const clock = (moment: Date): string => moment.toISOString().slice(11, 16);

export const example = (): string =>
  `Mailed at ${clock(noon)}, a code opens until ${clock(proofEndsAt('login_code', noon))} and a link for a new password until ${clock(proofEndsAt('reset_password', noon))}.`;
