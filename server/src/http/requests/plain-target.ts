const HOST_OF_ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * The target of a request in a form that the routes can read: without the host of an absolute address (RFC 9112, 3.2.2), which must not
 * decide whose shop this is, and with an undecodable percent sign taken literally. Fastify refuses both before any hook has run, without
 * our headers and with the address in its answer; so here they lead to the same answer as every unknown address.
 */
export function plainTarget(target: string): string {
  const asked = target.replace(HOST_OF_ABSOLUTE, '');
  const end = asked.search(/[?#]|$/);
  const path = asked.slice(0, end) || '/';
  return (isReadable(path) ? path : path.replaceAll('%', '%25')) + asked.slice(end);
}

/** No address of ours contains a line break, and the router's wildcard route does not match one. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURI(path));
  } catch {
    return false;
  }
}

/** The same target on the shop's own origin. Built from its parts: parsed as one text, `//evil.com/home` would name another host. */
export function addressAt(origin: string, target: string): URL {
  const address = new URL(origin);
  const [, path = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  address.pathname = path;
  address.search = query;
  return address;
}
