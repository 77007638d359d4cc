// The edge on a host of a drill: ops/nginx.conf with the addresses of the drill.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Host } from '../hosts.ts';
import { until } from '../until.ts';
import { postTo } from './send-call.ts';

const OPS = new URL('../../../ops/', import.meta.url);
/** Where visitors connect. */
export const PUBLIC_ADDRESS = '10.20.0.20';
export const EDGE_PORT = 443;
const ONE_PROCESS = 'server 127.0.0.1:3000 max_fails=0 max_conns=128;';
const LONGEST_START_S = 60;
/** systemd's default limit for a service: a program that needs more raises it itself. */
const OPEN_FILES = '--nofile=1024:';

/** Differences from the file: there is no certificate, and the processes run on another host. */
const nginxFor = (upstreams: readonly string[]): string =>
  [
    ['include /etc/nginx/tls.conf;', ''],
    [' ssl http2', ''],
    [ONE_PROCESS, upstreams.map((address) => ONE_PROCESS.replace('127.0.0.1:3000', address)).join('\n')],
  ].reduce(
    (text, [from = '', to = '']) => {
      if (!text.includes(from)) throw new Error(`ops/nginx.conf says «${from}» no longer`);
      return text.replaceAll(from, to);
    },
    readFileSync(new URL('nginx.conf', OPS), 'utf8'),
  );

export function prepareNginx(host: Host, upstreams: readonly string[]): void {
  writeFileSync(host.path('/etc/nginx/nginx.conf'), nginxFor(upstreams));
  cpSync(new URL('edge-pages', OPS), host.path('/etc/nginx/edge-pages'), { recursive: true });
  cpSync('/etc/nginx/mime.types', host.path('/etc/nginx/mime.types'));
  for (const own of ['/var/cache/nginx', '/var/lib/nginx', '/var/log/nginx'])
    mkdirSync(host.path(own), { recursive: true });
}

export const startNginx = (host: Host): void =>
  void host.start('nginx', ['prlimit', OPEN_FILES, '/usr/sbin/nginx', '-g', 'daemon off;']);

export const edgeAnswers = (): Promise<boolean> =>
  until('the edge', LONGEST_START_S, () =>
    postTo({ host: PUBLIC_ADDRESS, port: EDGE_PORT })('/api/home/brands', '', {}).then(({ status }) => status < 500),
  );
