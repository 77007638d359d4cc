import { LOGIN_POPUP_PX } from '@tokhi/rules/page/display-limits';

/** One window for all logins: who presses the other button goes on in the same one. Null where the browser allows none. */
export function openPopup(address: string): Window | null {
  const { width, height } = LOGIN_POPUP_PX;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open(address, 'social-login', `popup,width=${width},height=${height},left=${left},top=${top}`);
}
