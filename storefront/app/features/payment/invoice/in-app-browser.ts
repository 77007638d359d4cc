// The browsers inside Facebook, Messenger and the like open no bank's app; the user agent names them.
const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|Messenger|Line\/|MicroMessenger|; wv\)/;
const ANDROID = /Android/;

export const isInAppBrowser = (userAgent: string): boolean => IN_APP.test(userAgent);

/** On Android an address that opens the page in the phone's own browser; null elsewhere. */
export const wayOut = (userAgent: string, address: string): string | null => {
  const { protocol, host, pathname } = new URL(address);
  return ANDROID.test(userAgent) ? `intent://${host}${pathname}#Intent;scheme=${protocol.slice(0, -1)};end` : null;
};
