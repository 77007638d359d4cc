import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const CONFIGURATION = new URL('../../ops/nginx.conf', import.meta.url);

type Changed = readonly [text: string, by: string];

interface Place {
  folder: string;
  port: number;
  upstream: string;
  changed: readonly Changed[];
}

export interface Edge {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * nginx with the configuration of ops/, as this user, in a folder and on a port of its own, before the shop at `upstream`.
 * `changed` is for a load that comes from one address, which the file would turn away.
 */
export async function startEdge(upstream: string, changed: readonly Changed[] = []): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-edge-'));
  for (const name of ['cache', 'temp']) mkdirSync(join(folder, name));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configurationFor({ folder, port, upstream, changed }));
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
  for (let tries = 0; tries < 100; tries += 1) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    // Any answer will do: the shop itself is ready before its edge is started.
    if (await fetch(`${origin}/healthz`).catch(() => null)) return { origin, stop };
    await sleep(50);
  }
  await stop();
  throw new Error('nginx does not answer');
}

/** What differs from the machine that the file is written for, each of it once or more; all else is run as it stands. */
function configurationFor({ folder, port, upstream, changed }: Place): string {
  const { uid, username } = userInfo();
  const replaced: Changed[] = [
    // Only root may choose for whom nginx works, and is asked to.
    ['user www-data;', uid === 0 ? `user ${username};` : ''],
    ['worker_processes auto;', 'worker_processes 1;'],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx', folder],
    ['/var/cache/nginx', join(folder, 'cache')],
    ['/var/lib/nginx', join(folder, 'temp')],
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['server_name tokhi.example www.tokhi.example;', 'server_name 127.0.0.1;'],
    ['server 127.0.0.1:3000 ', `server ${upstream} `],
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
