import { once } from 'node:events';
import { connect as connectPlain, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { bad, type Finding, good } from './finding.ts';

const LONGEST_MS = 5_000;
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Null, or why the address was not reached. Over HTTPS this checks the certificate: the shop would refuse a wrong one. */
export async function whyUnreachable(address: string): Promise<string | null> {
  const { protocol, hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isTls = protocol === 'https:';
  const place = { host, port: Number(port) || (PORTS[protocol] ?? 443) };
  const socket = isTls ? connectTls({ ...place, servername: isIP(host) === 0 ? host : '' }) : connectPlain(place);
  try {
    await once(socket, isTls ? 'secureConnect' : 'connect', { signal: AbortSignal.timeout(LONGEST_MS) });
    return null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    socket.destroy();
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError') return `silent for ${LONGEST_MS / 1_000} s`;
  return (error as NodeJS.ErrnoException).code ?? error.message;
};

/** An unreachable payment provider disables only its own method. */
export function judgeReachable(service: string, address: string, why: string | null): Finding {
  const what = `${service}: ${new URL(address).host}`;
  if (why === null) return good(`${what} is reached`);
  const remedy = `curl -v ${new URL(address).origin}; then the firewall (nft list ruleset), DNS and the provider`;
  return bad(`${what} is not reached (${why})`, `what needs ${service} waits or fails`, remedy);
}
