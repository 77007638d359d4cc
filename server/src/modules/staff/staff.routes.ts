import type { AdminTable } from '../../http/admin/admin-table.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { logIn } from './login/log-in.ts';
import { logOut } from './login/log-out.ts';
import { proveSecondFactor } from './login/prove-second-factor.ts';
import { setUpTotp } from './login/set-up-totp.ts';
import { showSession } from './login/show-session.ts';
import { stepUp } from './login/step-up.ts';
import { changeNetworks, showNetworks } from './networks/change-networks.ts';
import { addPasskey, removePasskey } from './passkeys/add-passkey.ts';
import { passkeyToAdd, passkeyToShow } from './passkeys/ask-for-passkey.ts';
import { showPasskey } from './passkeys/show-passkey.ts';
import { makeRecoveryCodes } from './recovery/make-recovery-codes.ts';
import { useRecoveryCode } from './recovery/use-recovery-code.ts';
import { endSession } from './security/end-session.ts';
import { showSecurity } from './security/show-security.ts';
import type { StaffDeps } from './staff-deps.ts';
import { changeRoles } from './team/change-roles.ts';
import { disableMember } from './team/disable-member.ts';
import { inviteMember } from './team/invite-member.ts';
import { listMembers } from './team/list-members.ts';
import { renewAccess } from './team/renew-access.ts';

export function bindStaff(table: AdminTable, deps: StaffDeps): void {
  table.bind('login', (body, caller) => logIn(deps, body, caller));
  table.bind('acceptInvitation', (body, caller) => acceptInvitation(deps, body, caller));
  table.bind('session', (_body, caller) => showSession(deps, caller));
  table.bind('setUpTotp', (_body, caller) => setUpTotp(deps, caller));
  table.bind('secondFactor', (body, caller) => proveSecondFactor(deps, body, caller));
  table.bind('stepUp', (body, caller) => stepUp(deps, body, caller));
  table.bind('logout', (_body, caller) => logOut(deps, caller));
  bindOwnFactors(table, deps);
  bindTeam(table, deps);
}

function bindOwnFactors(table: AdminTable, deps: StaffDeps): void {
  table.bind('passkeyToShow', (_body, caller) => passkeyToShow(deps, caller));
  table.bind('showPasskey', (body, caller) => showPasskey(deps, body, caller));
  table.bind('useRecoveryCode', (body, caller) => useRecoveryCode(deps, body, caller));
  table.bind('showSecurity', (_body, caller) => showSecurity(deps, caller));
  table.bind('endSession', (body, caller) => endSession(deps, body, caller));
  table.bind('makeRecoveryCodes', (_body, caller) => makeRecoveryCodes(deps, caller));
  table.bind('passkeyToAdd', (_body, caller) => passkeyToAdd(deps, caller));
  table.bind('addPasskey', (body, caller) => addPasskey(deps, body, caller));
  table.bind('removePasskey', (body, caller) => removePasskey(deps, body, caller));
}

function bindTeam(table: AdminTable, deps: StaffDeps): void {
  table.bind('listMembers', () => listMembers(deps));
  table.bind('inviteMember', (body, caller) => inviteMember(deps, body, caller));
  table.bind('changeRoles', (body, caller) => changeRoles(deps, body, caller));
  table.bind('disableMember', (body, caller) => disableMember(deps, body, caller));
  table.bind('renewAccess', (body, caller) => renewAccess(deps, body, caller));
  table.bind('showNetworks', (_body, caller) => showNetworks(deps, caller));
  table.bind('changeNetworks', (body, caller) => changeNetworks(deps, body, caller));
}
