/**
 * `__Secure-`: the browser accepts such a cookie only over HTTPS, so that nobody can plant it through a plain address of this host. Not
 * `__Host-`, which would send it to every page; the cookie is for one path. Development has no HTTPS and no prefix.
 */
export const prefixedCookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Secure-${name}` : name);
