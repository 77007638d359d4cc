const HOST_OF_ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * What a request asks for, as the routes can read it: without the host of an absolute address (RFC 9112, 3.2.2), which has no
 * say in whose shop this is, and with a percent sign that encodes nothing readable taken for itself. Fastify refuses both before any
 * hook has run, without our headers and with the address in its answer; so they lead where every wrong address leads.
 */
export function plainTarget(target: string): string {
  const asked = target.replace(HOST_OF_ABSOLUTE, '');
  const end = asked.search(/[?#]|$/);
  const path = asked.slice(0, end) || '/';
  return (isReadable(path) ? path : path.replaceAll('%', '%25')) + asked.slice(end);
}

/** A line break is in no name of ours, and the router's own «everything else» does not reach over one. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURI(path));
  } catch {
    return false;
  }
}

/** The same on the shop's own origin. Put together by its parts: parsed as one text, `//evil.com/home` names another host. */
export function addressAt(origin: string, target: string): URL {
  const address = new URL(origin);
  const [, path = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  address.pathname = path;
  address.search = query;
  return address;
}
