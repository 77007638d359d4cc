import { type Ask, createClient } from '@tokhi/contract/client';
import { texts } from '@tokhi/contract/texts/texts';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { clearSession, sessionToken } from '../local/session.ts';
import { refusalCode } from '../refusal-code.ts';

const client = createClient({
  baseUrl: '',
  // Called when it is needed: the server renders pages with this file at hand and must not look for the browser's.
  fetch: (...request) => fetch(...request),
  token: sessionToken,
  timeoutMs: 10_000,
});

/** Asks the shop from the browser, for what only this visitor needs; with the session, where the call wants to know it. */
export const ask: Ask = async (name, body, options) => {
  const token = sessionToken();
  try {
    return await client.ask(name, body, options);
  } catch (error) {
    if (refusalCode(error) === 'login_required') endSession(token);
    throw error;
  }
};

// Several calls may be under way when a session ends: the first answer clears it and says so, once. One that was asked with
// an older token, before a login or a changed password, says nothing about the present session.
function endSession(asked: string | null): void {
  if (asked === null || asked !== sessionToken()) return;
  clearSession();
  toastFailure(texts.loginRequired);
}
