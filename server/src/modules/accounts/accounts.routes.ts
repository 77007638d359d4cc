import { serverTexts } from '@tokhi/contract/texts/server-texts';
import type { CallTable } from '../../http/calls/call-table.ts';
import type { AccountDeps } from './account-deps.ts';
import { login } from './entry/login.ts';
import { register } from './entry/register.ts';
import { sendCode } from './entry/send-code.ts';
import { useCode } from './entry/use-code.ts';
import { askForLink } from './links/ask-for-link.ts';
import { confirmEmail } from './links/confirm-email.ts';
import { resetPassword } from './links/reset-password.ts';
import { logout } from './sessions/logout.ts';

/** Register, log in and log out; what customers do with their own account is in accounts-own.routes.ts. */
export function bindAccounts(table: CallTable, deps: AccountDeps): void {
  table.bind('login', (body, caller) => login(deps, body, caller));
  table.bind('logout', (_body, caller) => logout(deps, caller));
  table.bind('register', (body, caller) => register(deps, body, caller));
  table.bind('confirmEmail', (body, caller) => confirmEmail(deps, body, caller));
  table.bind('sendConfirmation', async ({ email }, caller) => {
    await askForLink(deps, 'confirm_email', email, caller);
    return { result: 'success', data: serverTexts.confirmationSent };
  });
  table.bind('forgotPassword', async ({ email }, caller) => {
    await askForLink(deps, 'reset_password', email, caller);
    return { result: 'success', data: serverTexts.passwordLinkSent };
  });
  table.bind('resetPassword', (body, caller) => resetPassword(deps, body, caller));
  table.bind('sendCode', (body, caller) => sendCode(deps, body, caller));
  table.bind('useCode', (body, caller) => useCode(deps, body, caller));
}
