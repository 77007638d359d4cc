// Two edge hosts with ops/nginx.conf and ops/cluster/keepalived.conf; the public address is on one of them.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Host, makeHost } from '../hosts.ts';
import { until } from '../until.ts';
import { edgeAnswers, PUBLIC_ADDRESS, prepareNginx, startNginx } from './start-nginx.ts';

const OPS = new URL('../../../ops/', import.meta.url);
const LONGEST_START_S = 60;

export interface Edges {
  hosts: readonly Host[];
  /** The host with the public address. */
  holder(): Host;
  start(host: Host): void;
  startNginx(host: Host): void;
}

const keepalivedFor = (name: string): string => {
  const text = readFileSync(new URL('cluster/keepalived.conf', OPS), 'utf8');
  if (name === 'edge1') return text;
  const swapped: Record<string, string> = { '10.20.0.21': '10.20.0.22', '10.20.0.22': '10.20.0.21', edge1: 'edge2' };
  return text
    .replace(/10\.20\.0\.2[12]|edge1/g, (word) => swapped[word] ?? word)
    .replace('priority 100', 'priority 90');
};

export async function startEdges(folder: string, upstreams: readonly string[]): Promise<Edges> {
  const hosts = ['edge1', 'edge2'].map((name, at) => makeHost(folder, name, `10.20.0.2${at + 1}`));
  for (const host of hosts) {
    prepareNginx(host, upstreams);
    writeFileSync(host.path('/etc/keepalived/keepalived.conf'), keepalivedFor(host.name), { mode: 0o644 });
  }
  const edges: Edges = {
    hosts,
    holder: () => {
      const found = hosts.find(({ name }) =>
        execFileSync('ip', ['-n', name, '-brief', 'address', 'show', 'eth0'], { encoding: 'utf8' }).includes(
          `${PUBLIC_ADDRESS}/`,
        ),
      );
      if (found === undefined) throw new Error('no edge host has the public address');
      return found;
    },
    startNginx,
    start(host) {
      edges.startNginx(host);
      host.start('keepalived', ['/usr/sbin/keepalived', '--dont-fork', '--log-console']);
    },
  };
  for (const host of hosts) edges.start(host);
  await until('the public address', LONGEST_START_S, async () => edges.holder());
  await edgeAnswers();
  return edges;
}
