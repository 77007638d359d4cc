/**
 * `__Secure-`: the browser takes such a cookie over HTTPS alone, so that nobody on the way to a plain address of this host can
 * plant it. Not `__Host-`, which would send it to every page; it is for one path. Development has no HTTPS and no prefix.
 */
export const prefixedCookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Secure-${name}` : name);
