// A healthy machine of the shop, and faulty files next to it, for the doctor to check.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { localSettings } from '../../scripts/local-settings.ts';
import { asProcess } from '../src/db/rights/roles.ts';
import type { ArchiverFacts } from '../src/doctor/archiver.ts';
import type { Space } from '../src/doctor/disk.ts';
import { examine } from '../src/doctor/examine.ts';
import type { Finding } from '../src/doctor/finding.ts';
import { lookAtArchiver } from '../src/doctor/look-at-archiver.ts';
import { outside } from '../src/doctor/open-outside.ts';
import { reportsAt } from './backup-report-of-test.ts';
import { databaseOfTest } from './database-of-test.ts';
import { freePort, type ProcessOfTest, startRedis, stopProcess } from './process-of-test.ts';
import { sandboxOfTest } from './sandbox-of-test.ts';

/** A time after everything below was created. */
export const NOW = new Date(Date.now() + 60_000);
export const GB = 1024 ** 3;
/** The tests' server archives nothing; archiver.test.ts has one that does. */
const ARCHIVED: ArchiverFacts = {
  isOn: true,
  timeoutSeconds: 45,
  archivedAt: NOW,
  failedAt: null,
  failedSegment: null,
};
export const ROOM: Space = { freeBytes: 60 * GB, wholeBytes: 100 * GB };

export interface Planted {
  changed?: NodeJS.ProcessEnv;
  now?: Date;
  space?: (path: string) => Space | null;
  /** The server whose archive is checked. */
  archiveAt?: string;
}

/** Signed by a CA, as real ones are, or by itself. */
function writeCertificate(folder: string, name: string, days: number, hosts: readonly string[], isSigned = true): void {
  const at = (end: string) => join(folder, `${name}${end}`);
  const names = hosts.map((host) => `${/^\d/.test(host) ? 'IP' : 'DNS'}:${host}`).join(',');
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const ca = ['-x509', '-subj', '/CN=Signer', '-days', '100', '-keyout', at('.ca.key'), '-out', at('.ca.pem')];
  spawnSync('openssl', ['req', ...ca, ...made]);
  const by = isSigned ? ['-CA', at('.ca.pem'), '-CAkey', at('.ca.key')] : [];
  const signed = [...by, '-subj', '/CN=shop', '-days', String(days)];
  const extension = ['-addext', `subjectAltName=${names}`];
  spawnSync('openssl', ['req', '-x509', ...signed, ...extension, ...made, '-keyout', at('.key'), '-out', at('.pem')]);
}

function writeNginxFile(folder: string, name: string, sizes: string): void {
  const line = `proxy_cache_path ${join(folder, 'pages')} levels=1:2 keys_zone=pages:32m ${sizes} inactive=1d;`;
  writeFileSync(join(folder, name), `http {\n    ${line}\n}\n`);
}

/** Created before the tests of a file, removed after them. */
export function machineOfTest() {
  const real = databaseOfTest();
  const sandbox = sandboxOfTest();
  const { failed, reportOf } = reportsAt(NOW);
  let folder: string;
  const inFolder = (name: string) => join(folder, name);
  let redis: ProcessOfTest | undefined;
  /** Connected like a worker: the doctor recognises one only by its name. */
  let worker: Client;
  const connectWorker = async (name: string) => {
    worker = new Client({ connectionString: asProcess(real.url, 'worker'), application_name: name });
    await worker.connect();
  };
  let redisPort: number;
  let mailUrl: string;
  let closedPort: number;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tokhi-doctor-'));
    for (const name of ['media', 'pages']) mkdirSync(join(folder, name));
    const report = (name: string, changed: Record<string, unknown>) =>
      writeFileSync(inFolder(`${name}.json`), reportOf(changed));
    report('report', {});
    report('foreign', { rehearsal: failed(2, 3 * 24, 'foreign: this is cluster 7') });
    for (const days of [60, 15, 3]) writeCertificate(folder, `${days}-days`, days, ['localhost', '127.0.0.1']);
    writeCertificate(folder, 'of-others', 60, ['other.example']);
    writeCertificate(folder, 'of-itself', 60, ['localhost', '127.0.0.1'], false);
    writeNginxFile(folder, 'nginx.conf', 'max_size=1g min_free=1g');
    writeNginxFile(folder, 'too-small.conf', 'max_size=8g min_free=80g');
    writeNginxFile(folder, 'too-large.conf', 'max_size=400g min_free=1g');
    writeNginxFile(folder, 'careless.conf', 'max_size=1g');
    writeFileSync(join(folder, 'keeps-nothing.conf'), 'http {}');
    await connectWorker('tokhi-worker');
    redisPort = await freePort();
    closedPort = await freePort();
    redis = await startRedis(redisPort, ['--maxmemory', '64mb', '--maxmemory-policy', 'allkeys-lru']);
    mailUrl = sandbox.smtpUrl();
  });
  afterAll(async () => {
    await worker.end();
    await stopProcess(redis);
    rmSync(folder, { recursive: true, force: true });
  });

  /** A healthy environment. */
  const machine = (): NodeJS.ProcessEnv => ({
    ...localSettings({}),
    NODE_ENV: 'production',
    DATABASE_URL: real.url,
    WORKER_DATABASE_URL: real.url,
    REDIS_URL: `redis://127.0.0.1:${redisPort}/0`,
    MEDIA_DIR: join(folder, 'media'),
    SMTP_URL: mailUrl,
    GOOGLE_ISSUER: sandbox.address('/google'),
    FACEBOOK_GRAPH_URL: sandbox.address('/facebook'),
    POS_API_URL: sandbox.address('/pos-api'),
    BACKUP_REPORT: join(folder, 'report.json'),
    CERTIFICATE_FILE: join(folder, '60-days.pem'),
    NGINX_FILE: join(folder, 'nginx.conf'),
  });

  async function wrongWith({ changed = {}, now = NOW, space = () => ROOM, archiveAt }: Planted): Promise<Finding[]> {
    const archiver = async () => (archiveAt === undefined ? ARCHIVED : lookAtArchiver(archiveAt));
    const findings = await examine({ ...machine(), ...changed }, outside, now, space, archiver);
    return findings.filter(({ state }) => state !== 'good');
  }

  return {
    ...{ real, sandbox, inFolder, connectWorker, wrongWith },
    nowhere: () => `127.0.0.1:${closedPort}`,
    disconnectWorker: () => worker.end(),
  };
}
