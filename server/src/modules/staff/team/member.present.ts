import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { browserName } from '@tokhi/contract/texts/browser-name';
import type { TeamRow } from './team.queries.ts';

type ShownMember = CallReply<AdminCalls['listMembers']>['members'][number];

/** The time of last use is written once a minute at most, so that two minutes count as «now». */
const HERE_MS = 2 * 60_000;

const stateOf = ({ disabled_at, password_hash }: TeamRow): ShownMember['state'] => {
  if (disabled_at !== null) return 'disabled';
  return password_hash === null ? 'invited' : 'active';
};

export function presentMember(row: TeamRow, now: Date): ShownMember {
  const { id, name, email, roles, version, last_seen_at: seen, user_agent, revoked_at } = row;
  const isOpen = seen !== null && revoked_at === null && row.disabled_at === null;
  return {
    ...{ id, name, email, roles, version, state: stateOf(row) },
    factors: {
      totp: row.totp_confirmed_at !== null,
      passkeys: row.passkeys ?? 0,
      recoveryCodes: row.recovery_codes ?? 0,
    },
    lastSeenAt: seen?.toISOString() ?? null,
    isHere: isOpen && now.getTime() - seen.getTime() < HERE_MS,
    device: user_agent === null ? null : browserName(user_agent),
    invitationEndsAt: row.invitation_expires_at?.toISOString() ?? null,
  };
}
