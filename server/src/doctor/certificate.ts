import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { bad, type Finding, good, warning } from './finding.ts';

const DAY_MS = 86_400_000;
/** Certificates of 90 days are renewed 30 days before their end. */
const RENEWED_DAYS = 21;
const URGENT_DAYS = 7;
const REMEDY = 'certbot renew, and look at: journalctl -u certbot; then systemctl reload nginx';

/** Null if the file is missing or unreadable. */
export function readCertificate(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Checks its end, and that it covers these hosts. */
export function judgeCertificate(path: string, pem: string | null, hosts: readonly string[], now: Date): Finding {
  if (path === '')
    return warning(
      'certificate: not looked at',
      'nobody is told before it ends',
      'set CERTIFICATE_FILE=/etc/tokhi/tls/fullchain.pem',
    );
  const certificate = pem === null ? null : parsed(pem);
  if (certificate === null) return bad(`certificate: ${path} holds none`, 'nginx does not start', REMEDY);
  const isFor = (host: string) => (isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host));
  const foreign = hosts.filter((host) => isFor(host) === undefined);
  if (foreign.length > 0) {
    const remedy = `certbot certonly --expand with ${foreign.map((host) => `-d ${host}`).join(' ')}`;
    return bad(`certificate: not for ${foreign.join(', ')}`, 'browsers refuse these addresses', remedy);
  }
  if (now < certificate.validFromDate)
    return bad('certificate: not valid yet', 'browsers refuse it', 'look at the clock of this machine first');
  const days = Math.floor((certificate.validToDate.getTime() - now.getTime()) / DAY_MS);
  const what = `certificate: ends in ${days} days`;
  if (days < 0) return bad(`certificate: ended ${-days} days ago`, 'browsers refuse the shop', REMEDY);
  if (days < URGENT_DAYS) return bad(what, 'renewing has failed for weeks', REMEDY);
  if (days < RENEWED_DAYS) return warning(what, 'it was not renewed in time', REMEDY);
  if (certificate.subject === certificate.issuer)
    return warning(`${what}, signed by itself`, 'browsers warn of it', 'get a real one: certbot, in ops/install.md');
  return good(what);
}

function parsed(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}
