import type { AdminTable } from '../../http/admin/admin-table.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { logIn } from './login/log-in.ts';
import { logOut } from './login/log-out.ts';
import { proveSecondFactor } from './login/prove-second-factor.ts';
import { setUpTotp } from './login/set-up-totp.ts';
import { showSession } from './login/show-session.ts';
import type { StaffDeps } from './staff-deps.ts';

export function bindStaff(table: AdminTable, deps: StaffDeps): void {
  table.bind('login', (body, caller) => logIn(deps, body, caller));
  table.bind('acceptInvitation', (body, caller) => acceptInvitation(deps, body, caller));
  table.bind('session', (_body, caller) => showSession(deps, caller));
  table.bind('setUpTotp', (_body, caller) => setUpTotp(deps, caller));
  table.bind('secondFactor', (body, caller) => proveSecondFactor(deps, body, caller));
  table.bind('logout', (_body, caller) => logOut(deps, caller));
}
