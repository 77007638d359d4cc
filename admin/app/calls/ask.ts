import { type AskAdmin, createAdminClient } from '@tokhi/contract/admin/client';
import { BACKGROUND_HEADER } from '@tokhi/contract/admin/raw-endpoints';
import { isRefused } from './refused.ts';
import { factorShown } from './step-up.ts';
import { isUntouched } from './untouched.ts';

/** The timeout of the admin process is two minutes, because exports and statements take long. */
const TIMEOUT_MS = 120_000;

const send: AskAdmin = createAdminClient({
  baseUrl: '',
  fetch: (address, request = {}) => {
    const headers = new Headers(request.headers);
    if (isUntouched()) headers.set(BACKGROUND_HEADER, '1');
    return fetch(address, { ...request, headers });
  },
  timeoutMs: TIMEOUT_MS,
});

/**
 * Calls the admin API. The browser sends the session cookie by itself. A call that needs a fresh second factor waits until the member
 * has shown it and is then sent again, with the same key: nothing that was typed is lost.
 */
export const ask: AskAdmin = async (name, body, options = {}) => {
  const keyed = { ...options, key: options.key ?? crypto.randomUUID() };
  try {
    return await send(name, body, keyed);
  } catch (error) {
    if (isRefused(error, 'login_required') && name !== 'session') leave();
    if (!isRefused(error, 'step_up_required') || !(await factorShown())) throw error;
    return send(name, body, keyed);
  }
};

/** The session has ended: load a new page, so that nothing that was read stays in this one. */
function leave(): void {
  const { pathname, search } = window.location;
  if (pathname !== '/login') window.location.assign(`/login?${new URLSearchParams({ to: pathname + search })}`);
}
