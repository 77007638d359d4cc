import { type Ask, createClient } from '@tokhi/contract/client';
import { texts } from '@tokhi/contract/texts/texts';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { clearSession, sessionToken } from '../local/session.ts';
import { refusalCode } from '../refusal-code.ts';

const client = createClient({
  baseUrl: '',
  // Looks up `fetch` on each call: the server also loads this file and must not look for the browser's.
  fetch: (...request) => fetch(...request),
  token: sessionToken,
  timeoutMs: 10_000,
});

/** Calls the shop from the browser, for data of this visitor only; sends the session where the call uses it. */
export const ask: Ask = async (name, body, options) => {
  const token = sessionToken();
  try {
    return await client.ask(name, body, options);
  } catch (error) {
    if (refusalCode(error) === 'login_required') endSession(token);
    throw error;
  }
};

// Several calls may be in progress when a session ends: the first answer clears it and reports it once. A call with an
// older token, from before a login or a password change, says nothing about the current session.
function endSession(asked: string | null): void {
  if (asked === null || asked !== sessionToken()) return;
  clearSession();
  toastFailure(texts.loginRequired);
}
