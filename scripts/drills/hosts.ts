// Hosts as network namespaces on one switch. Each has its own folders for configuration and data, so that the files of ops/ run
// unchanged. The drill itself is attached to the switch, as the public network («street»).
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { type HostClock, makeHostClock } from './host-clock.ts';

/** The folders that each host has for itself. */
const OWN_FOLDERS = [
  '/etc/patroni',
  '/etc/haproxy',
  '/etc/keepalived',
  '/etc/nginx',
  '/var/lib',
  '/var/cache',
  '/var/log',
  '/run',
];
export const STREET = '10.20.0.1';
/** Addresses of visitors: each has its own, because the edge counts per address. */
const VISITORS = { network: '10.21.0.0/16', first: '10.21', blocks: 250, ofBlock: 250 };
export const MOST_VISITORS = VISITORS.blocks * VISITORS.ofBlock;
export const visitorAddress = (at: number): string =>
  `${VISITORS.first}.${Math.floor(at / VISITORS.ofBlock) % VISITORS.blocks}.${1 + (at % VISITORS.ofBlock)}`;

const NEARLY_ALL = 0.95;

export interface Start {
  user?: string;
  env?: Readonly<Record<string, string | undefined>>;
}

export interface Host {
  name: string;
  address: string;
  /** The real path of a file of this host. */
  path(file: string): string;
  /** Starts a long-running program; its output is in the drill's log. */
  start(name: string, command: readonly string[], how?: Start): ChildProcess;
  /** The running program of that name, if it was started. */
  running(name: string): ChildProcess | undefined;
  /** Runs a command; returns its output. */
  run(command: readonly string[], how?: Start): string;
  stop(name: string, signal?: NodeJS.Signals): void;
  /** A power cut: kills everything here at once. */
  kill(): void;
  /** Sets the clock ahead of this machine's; call it once before programs start. Go programs do not see it. */
  setClock(aheadS: number): void;
  /** Mounts a separate disk at an empty folder. */
  mountDisk(folder: string, megabytes: number): void;
  /** Fills the disk of that folder, or frees it again. */
  setDisk(folder: string, to: 'full' | 'free'): void;
  /** Sets the network link. */
  setLink(to: 'up' | 'down'): void;
  /** Drops all packets to those addresses, answers included, or lets them pass. */
  setSplit(from: readonly string[], is: 'split' | 'whole'): void;
}

const ip = (...args: string[]): string => execFileSync('ip', args, { encoding: 'utf8' });

/** Creates the switch, before the hosts. */
export function makeSwitch(): void {
  mkdirSync('/run/netns', { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns']);
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'name', 'br0', 'type', 'bridge');
  ip('address', 'add', `${STREET}/16`, 'dev', 'br0');
  ip('link', 'set', 'br0', 'up');
  // One route for all, with the drill as their router: no host needs 5,000 neighbour entries.
  ip('route', 'add', 'local', VISITORS.network, 'dev', 'br0');
}

export function makeHost(folder: string, name: string, address: string): Host {
  ip('netns', 'add', name);
  ip('link', 'add', 'name', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  ip('link', 'set', `to-${name}`, 'master', 'br0', 'up');
  ip('-n', name, 'address', 'add', `${address}/16`, 'dev', 'eth0');
  for (const card of ['eth0', 'lo']) ip('-n', name, 'link', 'set', card, 'up');
  ip('-n', name, 'route', 'add', VISITORS.network, 'via', STREET);
  const path = (file: string) => join(folder, name, file);
  for (const own of OWN_FOLDERS) mkdirSync(path(own), { recursive: true });
  mkdirSync(join(folder, 'log'), { recursive: true });
  let clock: HostClock | undefined;
  // `ip netns exec` gives each command mounts of its own.
  const mounts = OWN_FOLDERS.map((own) => `mount --rbind '${path(own)}' ${own}`).join(' && ');
  const inside = (command: readonly string[], { user = 'root' }: Start = {}) => [
    ...['netns', 'exec', name, 'sh', '-c', `${mounts} && cd / && exec "$@"`, 'sh'],
    ...['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', ...(clock?.command ?? []), ...command],
  ];
  const programs = new Map<string, ChildProcess>();
  return {
    ...{ name, address, path },
    start(program, command, how = {}) {
      const log = openSync(join(folder, 'log', `${name}-${program}.log`), 'a');
      const child = spawn('ip', inside(command, how), {
        stdio: ['ignore', log, log],
        env: { ...process.env, ...how.env },
      });
      closeSync(log);
      programs.set(program, child);
      return child;
    },
    running: (program) => programs.get(program),
    run: (command, how = {}) =>
      execFileSync('ip', inside(command, how), {
        ...{ encoding: 'utf8', env: { ...process.env, ...how.env }, stdio: ['ignore', 'pipe', 'pipe'] },
      }),
    stop(program, signal = 'SIGTERM') {
      programs.get(program)?.kill(signal);
    },
    kill() {
      // One kill for all of them: some end with their parent before it reaches them.
      spawnSync('kill', ['-KILL', ...ip('netns', 'pids', name).split('\n').filter(Boolean)]);
    },
    setClock(aheadS) {
      clock ??= makeHostClock(path);
      clock.set(aheadS);
    },
    mountDisk(own, megabytes) {
      mkdirSync(path(own), { recursive: true });
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path(own)]);
    },
    setDisk(own, to) {
      const ballast = path(join(own, 'ballast'));
      if (to === 'free') return rmSync(ballast);
      const { bavail, bsize } = statfsSync(path(own));
      // Allocates most at once and writes the rest: fallocate fails if the size is slightly too large.
      execFileSync('fallocate', ['--length', String(Math.floor(bavail * NEARLY_ALL) * bsize), ballast]);
      execFileSync('sh', ['-c', 'cat /dev/zero >> "$1" 2> /dev/null || true', 'sh', ballast]);
    },
    setLink: (to) => void ip('-n', name, 'link', 'set', 'eth0', to),
    setSplit(from, is) {
      for (const peer of from) ip('-n', name, 'route', is === 'split' ? 'add' : 'del', 'blackhole', peer);
    },
  };
}
