import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const CONFIGURATION = new URL('../../ops/nginx.conf', import.meta.url);
const PAGES = fileURLToPath(new URL('../../ops/edge-pages', import.meta.url));

const ONE_PROCESS = 'server 127.0.0.1:3000 max_fails=0;';

type Changed = readonly [text: string, by: string];

interface Differences {
  /** For a load that comes from one address, which the file would turn away. */
  changed?: readonly Changed[];
  /** Where kept answers lie, if not with all else. */
  cache?: string;
}

interface Place extends Required<Differences> {
  folder: string;
  port: number;
  upstreams: readonly string[];
}

export interface Edge {
  origin: string;
  /** All that it has written down so far, of errors and of visitors. */
  log: () => string;
  stop: () => Promise<void>;
}

/** nginx with the configuration of ops/, as this user, in a folder and on a port of its own, before API processes. */
export async function startEdge(upstream: string | readonly string[], differences: Differences = {}): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-edge-'));
  for (const name of ['cache', 'temp']) mkdirSync(join(folder, name));
  const { changed = [], cache = join(folder, 'cache') } = differences;
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configurationFor({ folder, port, upstreams: [upstream].flat(), changed, cache }));
  const nginx = spawn('/usr/sbin/nginx', ['-c', file, '-g', 'daemon off;', '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const log = () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.log'));
    return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  };
  for (let tries = 0; tries < 2_400; tries += 1) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    // Any answer will do: the shop itself is ready before its edge is started.
    if (await fetch(`${origin}/healthz`).catch(() => null)) return { origin, log, stop };
    await sleep(50);
  }
  await stop();
  throw new Error('nginx did not answer within two minutes');
}

/** What differs from the machine that the file is written for, each of it once or more; all else is run as it stands. */
function configurationFor({ folder, port, upstreams, changed, cache }: Place): string {
  const { uid, username } = userInfo();
  const replaced: Changed[] = [
    // Only root may choose for whom nginx works, and is asked to.
    ['user www-data;', uid === 0 ? `user ${username};` : ''],
    ['worker_processes auto;', 'worker_processes 1;'],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx', folder],
    ['/var/cache/nginx', cache],
    ['/var/lib/nginx', join(folder, 'temp')],
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['server_name tokhi.example www.tokhi.example;', 'server_name 127.0.0.1;'],
    ['/etc/nginx/edge-pages', PAGES],
    [ONE_PROCESS, upstreams.map((address) => ONE_PROCESS.replace('127.0.0.1:3000', address)).join('\n')],
    ...changed,
  ];
  let text = readFileSync(CONFIGURATION, 'utf8');
  for (const [from, to] of replaced) {
    if (!text.includes(from)) throw new Error(`ops/nginx.conf says «${from}» no longer`);
    text = text.replaceAll(from, to);
  }
  // Debian's build has temporary folders for gateways that the shop has none of; they too must be writable.
  const unused = ['fastcgi', 'scgi', 'uwsgi'].map((kind) => `    ${kind}_temp_path ${join(folder, 'temp', kind)};\n`);
  return text.replace('http {\n', `http {\n${unused.join('')}`);
}
