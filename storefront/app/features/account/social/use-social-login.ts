import { SOCIAL_CHANNEL, type SocialMessage, type SocialProvider, socialStart } from '@tokhi/contract/social-login';
import type { RefusalCode } from '@tokhi/contract/texts/refusals';
import { LOGIN_POPUP_PX } from '@tokhi/rules/page/display-limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { clearTab, readTab, writeTab } from '../../../local/tab-value.ts';
import { keepAskedCode } from '../entry/asked-code.ts';
import { useEnter } from '../entry/use-enter.ts';
import { replyTo, tabReturn } from './social-reply.ts';

/** One window for all logins: pressing the other button reuses it. Null where the browser allows none. */
function openPopup(address: string): Window | null {
  const { width, height } = LOGIN_POPUP_PX;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open(address, 'social-login', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

// A Google or Facebook login for which this tab left the page. Without it a ticket in the address comes from a stranger, who wants
// to sign this browser in to the stranger's account.
const KEY = 'social-login';

const keepTabAttempt = (attempt: string): void => writeTab(KEY, attempt);

/** Whether this tab left for a login; can be read once. */
function takeTabAttempt(): boolean {
  const went = readTab(KEY) !== null;
  clearTab(KEY);
  return went;
}

/** Browsers do not report a closed window, so it is polled. */
const LOOK_EVERY_MS = 300;

export interface SocialLogin {
  /** The provider whose window is open. */
  waiting: SocialProvider | null;
  /** Why the last login failed. */
  refusal: RefusalCode | null;
  start: (provider: SocialProvider) => void;
}

/**
 * A Google or Facebook login in a separate window, or in the tab where windows are blocked (spec §4; decision 21). `onCodeSent`:
 * a mailed code must prove the address first, and the page asks for it.
 */
export function useSocialLogin(onCodeSent: () => void): SocialLogin {
  const enter = useEnter();
  const { send } = useCall('socialLogin');
  const [waiting, setWaiting] = useState<SocialProvider | null>(null);
  const [refusal, setRefusal] = useState<RefusalCode | null>(null);
  const attempt = useRef<string | null>(null);
  const popup = useRef<Window | null>(null);

  const refuse = (code: RefusalCode, browser: string | null) => {
    if (code !== 'email_not_proven' || browser === null) return setRefusal(code);
    // The email went to the address that the provider supplied; the page does not know it.
    keepAskedCode({ email: '', browser });
    onCodeSent();
  };
  const handleReply = useEffectEvent((reply: SocialMessage['reply']) => {
    attempt.current = null;
    setWaiting(null);
    if (reply.result === 'success') enter(reply);
    else if ('code' in reply) refuse(reply.code, browserOf(reply.details));
  });
  const handleReturn = useEffectEvent(async (hash: string) => {
    const returned = tabReturn(hash);
    if (returned === null) return;
    // So that neither a reload nor a later reader of the history finds it.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    if (!takeTabAttempt() || returned.is === 'cancelled') return;
    if (returned.is === 'refused') return refuse(returned.code, returned.browser);
    const opened = await send({ ticket: returned.ticket }, ({ code }) => setRefusal(code));
    if (opened !== null) enter(opened);
  });

  useEffect(() => {
    const hear = (data: unknown) => {
      const reply = replyTo(attempt.current, data);
      if (reply !== null) handleReply(reply);
    };
    const handleMessage = ({ origin, data }: MessageEvent) => {
      // The API answers at the shop's own origin; only the messages of its last page are accepted.
      if (origin === window.location.origin) hear(data);
    };
    // A provider's page may cut its window off from ours for good; then the reply comes here.
    const channel = new BroadcastChannel(SOCIAL_CHANNEL);
    channel.onmessage = ({ data }) => hear(data);
    window.addEventListener('message', handleMessage);
    // After hydration: the first render must match the server's.
    const returning = window.setTimeout(() => void handleReturn(window.location.hash));
    return () => {
      window.clearTimeout(returning);
      window.removeEventListener('message', handleMessage);
      channel.close();
    };
  }, []);

  useEffect(() => {
    if (waiting === null) return;
    // Closed, or cut off from us: the button can be pressed again either way, and a reply is still accepted.
    const looking = window.setInterval(() => {
      if (popup.current?.closed !== false) setWaiting(null);
    }, LOOK_EVERY_MS);
    return () => window.clearInterval(looking);
  }, [waiting]);

  function start(provider: SocialProvider) {
    setRefusal(null);
    const name = window.crypto.randomUUID();
    popup.current = openPopup(socialStart(provider, 'popup', name));
    if (popup.current === null) {
      keepTabAttempt(name);
      window.location.assign(socialStart(provider, 'tab', name));
      return;
    }
    attempt.current = name;
    setWaiting(provider);
  }

  return { waiting, refusal, start };
}

const browserOf = (details: Readonly<Record<string, string | number>> | undefined): string | null => {
  const browser = details?.['browser'];
  return typeof browser === 'string' ? browser : null;
};
