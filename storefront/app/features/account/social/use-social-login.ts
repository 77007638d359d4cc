import { SOCIAL_CHANNEL, type SocialMessage, type SocialProvider, socialStart } from '@tokhi/contract/social-login';
import type { RefusalCode } from '@tokhi/contract/texts/refusals';
import { LOGIN_POPUP_PX } from '@tokhi/rules/page/display-limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { clearTab, readTab, writeTab } from '../../../local/tab-value.ts';
import { keepAskedCode } from '../entry/asked-code.ts';
import { useEnter } from '../entry/use-enter.ts';
import { replyTo, tabReturn } from './social-reply.ts';

/** One window for all logins: who presses the other button goes on in the same one. Null where the browser allows none. */
function openPopup(address: string): Window | null {
  const { width, height } = LOGIN_POPUP_PX;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open(address, 'social-login', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

// A login at Google or Facebook that this tab itself went away for. Without it a ticket in the address comes from a stranger, who wants
// this browser signed in to the stranger's account.
const KEY = 'social-login';

const keepTabAttempt = (attempt: string): void => writeTab(KEY, attempt);

/** Whether this tab went away for a login; asked once. */
function takeTabAttempt(): boolean {
  const went = readTab(KEY) !== null;
  clearTab(KEY);
  return went;
}

/** Browsers do not tell that a window was closed; so often it is looked at. */
const LOOK_EVERY_MS = 300;

export interface SocialLogin {
  /** Whose window is open. */
  waiting: SocialProvider | null;
  /** Why the last one did not open the account. */
  refusal: RefusalCode | null;
  start: (provider: SocialProvider) => void;
}

/**
 * A login at Google or Facebook in a window of its own, or in the tab where none may open (spec §4; decision 21). `onCodeSent`: the
 * address is proven by a mailed code first, which the page asks for.
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
    // The email went to the address that the provider named; the page does not know it.
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
    // Neither a reload nor the next reader of the history finds it again.
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
      // The API answers at the shop's own origin, and its last page is the only one that is listened to.
      if (origin === window.location.origin) hear(data);
    };
    // A provider's page may cut its window from ours for good; then it is told here.
    const channel = new BroadcastChannel(SOCIAL_CHANNEL);
    channel.onmessage = ({ data }) => hear(data);
    window.addEventListener('message', handleMessage);
    // After the page is drawn as the server drew it.
    const returning = window.setTimeout(() => void handleReturn(window.location.hash));
    return () => {
      window.clearTimeout(returning);
      window.removeEventListener('message', handleMessage);
      channel.close();
    };
  }, []);

  useEffect(() => {
    if (waiting === null) return;
    // Closed, or cut off from us: the button can be pressed again either way, and the attempt is still listened for.
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
