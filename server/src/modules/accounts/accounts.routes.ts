import { serverTexts } from '@tokhi/contract/texts/server-texts';
import type { CallTable } from '../../http/calls/call-table.ts';
import type { AccountParts } from './account-parts.ts';
import { login } from './entry/login.ts';
import { register } from './entry/register.ts';
import { sendCode } from './entry/send-code.ts';
import { useCode } from './entry/use-code.ts';
import { askForLink } from './links/ask-for-link.ts';
import { confirmEmail } from './links/confirm-email.ts';
import { resetPassword } from './links/reset-password.ts';
import { logout } from './sessions/logout.ts';

/** The ways in and out; what a customer does with the own account is in accounts-own.routes.ts. */
export function bindAccounts(table: CallTable, parts: AccountParts): void {
  table.bind('login', (body, caller) => login(parts, body, caller));
  table.bind('logout', (_body, caller) => logout(parts, caller));
  table.bind('register', (body, caller) => register(parts, body, caller));
  table.bind('confirmEmail', (body) => confirmEmail(parts, body));
  table.bind('sendConfirmation', async ({ email }, caller) => {
    await askForLink(parts, 'confirm_email', email, caller);
    return { result: 'success', data: serverTexts.confirmationSent };
  });
  table.bind('forgotPassword', async ({ email }, caller) => {
    await askForLink(parts, 'reset_password', email, caller);
    return { result: 'success', data: serverTexts.passwordLinkSent };
  });
  table.bind('resetPassword', (body) => resetPassword(parts, body));
  table.bind('sendCode', (body, caller) => sendCode(parts, body, caller));
  table.bind('useCode', (body, caller) => useCode(parts, body, caller));
}
