import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const CONFIGURATION = new URL('../../ops/nginx.conf', import.meta.url);
const TLS = new URL('../../ops/tls.conf', import.meta.url);
const PAGES = fileURLToPath(new URL('../../ops/edge-pages', import.meta.url));

const ONE_PROCESS = 'server 127.0.0.1:3000 max_fails=0 max_conns=128;';

/** Whether this machine has IPv6 on loopback. */
export const hasV6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
const ifV6 = hasV6 ? '' : '# ';

type Changed = readonly [text: string, by: string];

interface Differences {
  /** For a load from one address, which the configuration would refuse. */
  changed?: readonly Changed[];
  /** The folder of cached answers, if it is not the default. */
  cache?: string;
  /** The folder of `fullchain.pem` and `privkey.pem`, to serve over TLS as in production. Without it, plain HTTP. */
  certificate?: string | null;
}

interface Place extends Required<Differences> {
  folder: string;
  port: number;
  plainPort: number;
  upstreams: readonly string[];
}

export interface Edge {
  origin: string;
  /** Port 80 in production. */
  plainOrigin: string;
  /** All log lines so far, of errors and of visitors. */
  log: () => string;
  stop: () => Promise<void>;
}

/** nginx with the configuration of ops/, as this user, with its own folder and port, in front of API processes. */
export async function startEdge(upstream: string | readonly string[], differences: Differences = {}): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-edge-'));
  for (const name of ['cache', 'temp']) mkdirSync(join(folder, name));
  const { changed = [], cache = join(folder, 'cache'), certificate = null } = differences;
  const [port, plainPort] = [await freePort(), await freePort()];
  const file = join(folder, 'nginx.conf');
  const place = { folder, port, plainPort, upstreams: [upstream].flat(), changed, cache, certificate };
  writeFileSync(file, configurationFor(place));
  const nginx = spawn('/usr/sbin/nginx', ['-c', file, '-g', 'daemon off;', '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const origin = `http${certificate === null ? '' : 's'}://127.0.0.1:${port}`;
  const plainOrigin = `http://127.0.0.1:${plainPort}`;
  const log = () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.log'));
    return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  };
  for (let tries = 0; tries < 2_400; tries += 1) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    // Any answer is enough: the shop itself is ready before its edge starts.
    if (await fetch(plainOrigin, { redirect: 'manual' }).catch(() => null)) return { origin, plainOrigin, log, stop };
    await sleep(50);
  }
  await stop();
  throw new Error('nginx did not answer within two minutes');
}

/** The differences from a production machine, each replaced wherever it occurs; all else runs unchanged. */
function configurationFor({ folder, port, plainPort, upstreams, changed, cache, certificate }: Place): string {
  const { uid, username } = userInfo();
  const how = certificate === null ? '' : ' ssl http2';
  if (certificate !== null)
    writeFileSync(join(folder, 'tls.conf'), readFileSync(TLS, 'utf8').replaceAll('/etc/tokhi/tls', certificate));
  const replaced: Changed[] = [
    // Only root may choose the user of nginx, and must.
    ['user www-data;', uid === 0 ? `user ${username};` : ''],
    ['worker_processes auto;', 'worker_processes 1;'],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx', folder],
    ['/var/cache/nginx', cache],
    ['/var/lib/nginx', join(folder, 'temp')],
    ['include /etc/nginx/tls.conf;', certificate === null ? '' : `include ${join(folder, 'tls.conf')};`],
    ['listen 80', `listen 127.0.0.1:${plainPort}`],
    ['listen 443 ssl http2', `listen 127.0.0.1:${port}${how}`],
    // On a machine without IPv6 nginx would not start.
    ['listen [::]:80', `${ifV6}listen [::1]:${plainPort}`],
    ['listen [::]:443 ssl http2', `${ifV6}listen [::1]:${port}${how}`],
    ['server_name tokhi.example www.tokhi.example', 'server_name 127.0.0.1 [::1]'],
    ['/var/lib/tokhi/acme', join(folder, 'acme')],
    ['/etc/nginx/edge-pages', PAGES],
    [ONE_PROCESS, upstreams.map((address) => ONE_PROCESS.replace('127.0.0.1:3000', address)).join('\n')],
    ...changed,
  ];
  let text = readFileSync(CONFIGURATION, 'utf8');
  for (const [from, to] of replaced) {
    if (!text.includes(from)) throw new Error(`ops/nginx.conf says «${from}» no longer`);
    text = text.replaceAll(from, to);
  }
  // Debian's build has temporary folders for gateways that the shop does not use; they too must be writable.
  const unused = ['fastcgi', 'scgi', 'uwsgi'].map((kind) => `    ${kind}_temp_path ${join(folder, 'temp', kind)};\n`);
  return text.replace('http {\n', `http {\n${unused.join('')}`);
}
