// Faults, and what an operator or systemd restarts afterwards: never a step that takes a decision.

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Host } from '../hosts.ts';
import type { Edges } from '../shop/start-edges.ts';
import type { Shop } from '../shop/start-shop.ts';
import { type Cluster, DISK } from './cluster.ts';

export interface Machines {
  cluster: Cluster;
  edges: Edges;
  shop: Shop;
  startHaproxy: () => void;
}

export interface Fault {
  what: string;
  /** Maximum seconds without orders; null: only reported. */
  mostSeconds: number | null;
  /** Needs hosts with clocks of their own. */
  setsClock?: true;
  /** Applies the fault; returns its repair. `leader` and `standby`: before the fault. */
  strike(machines: Machines, leader: Host, standby: Host): () => void | Promise<void>;
}

const nothing = () => undefined;
const KILL_S = 30;
const SWITCH_S = 5;
/** systemd's RestartSec. */
const RESTART_MS = 2_000;
const CLOCK_OFF_S = 30;

export const FAULTS: Readonly<Record<string, Fault>> = {
  kill: {
    what: 'leader killed with its host',
    mostSeconds: KILL_S,
    strike({ cluster }, leader) {
      leader.kill();
      return () => {
        cluster.startEtcd(leader);
        cluster.startPatroni(leader);
      };
    },
  },
  cut: {
    what: 'leader cut off (network card down)',
    mostSeconds: KILL_S,
    strike(_machines, leader) {
      leader.setLink('down');
      return () => leader.setLink('up');
    },
  },
  split: {
    what: 'leader split from its peers, not from the shop',
    mostSeconds: KILL_S,
    strike({ cluster }, leader) {
      leader.setSplit(cluster.peersOf(leader), 'split');
      return () => leader.setSplit(cluster.peersOf(leader), 'whole');
    },
  },
  postgres: {
    what: 'PostgreSQL alone killed',
    mostSeconds: KILL_S,
    strike(_machines, leader) {
      const [postmaster] = readFileSync(leader.path('/var/lib/postgresql/15/tokhi/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(postmaster), 'SIGKILL');
      return nothing;
    },
  },
  patroni: {
    what: 'Patroni alone killed, its PostgreSQL goes on',
    mostSeconds: KILL_S,
    strike({ cluster }, leader) {
      leader.stop('patroni', 'SIGKILL');
      return () => cluster.startPatroni(leader);
    },
  },
  switchover: {
    what: 'switchover',
    mostSeconds: SWITCH_S,
    strike({ cluster }, leader, standby) {
      cluster.switchOver(leader.name, standby.name);
      return nothing;
    },
  },
  'full-standby': {
    what: 'disk of the synchronous standby full',
    mostSeconds: KILL_S,
    strike(_machines, _leader, standby) {
      standby.setDisk(DISK, 'full');
      return () => standby.setDisk(DISK, 'free');
    },
  },
  'full-leader': {
    what: 'disk of the leader full',
    mostSeconds: KILL_S,
    strike(_machines, leader) {
      leader.setDisk(DISK, 'full');
      return () => leader.setDisk(DISK, 'free');
    },
  },
  redis: {
    what: 'Redis killed for 20 s',
    mostSeconds: SWITCH_S,
    strike({ shop }) {
      shop.host.stop('redis', 'SIGKILL');
      return () => shop.startRedis();
    },
  },
  etcd: {
    what: 'etcd without majority (two of three killed)',
    mostSeconds: SWITCH_S,
    strike({ cluster }, leader) {
      const two = cluster.hosts.filter((host) => host !== leader);
      for (const host of two) host.stop('etcd', 'SIGKILL');
      return () => {
        for (const host of two) cluster.startEtcd(host);
      };
    },
  },
  haproxy: {
    what: 'HAProxy killed and started again by systemd',
    mostSeconds: SWITCH_S,
    strike({ shop, startHaproxy }) {
      shop.host.stop('haproxy', 'SIGKILL');
      void pause(RESTART_MS).then(startHaproxy);
      return nothing;
    },
  },
  edge: {
    what: 'nginx with the public address killed and started again by systemd',
    mostSeconds: SWITCH_S,
    strike({ edges }) {
      const holder = edges.holder();
      for (const pid of nginxOf(holder)) process.kill(pid, 'SIGKILL');
      void pause(RESTART_MS).then(() => edges.startNginx(holder));
      return nothing;
    },
  },
  keepalived: {
    what: 'edge host with the public address killed',
    mostSeconds: KILL_S,
    strike({ edges }) {
      const holder = edges.holder();
      holder.kill();
      return () => edges.start(holder);
    },
  },
  'clock-leader': {
    what: `clock of the leader set ${CLOCK_OFF_S} s ahead, later back`,
    mostSeconds: KILL_S,
    setsClock: true,
    strike: (_machines, leader) => clockOff(leader),
  },
  'clock-shop': {
    what: `clock of the shop's host set ${CLOCK_OFF_S} s ahead, later back`,
    mostSeconds: SWITCH_S,
    setsClock: true,
    strike: ({ shop }) => clockOff(shop.host),
  },
};

/** Ahead and back, so that programs see both missing time and repeated seconds. */
function clockOff(host: Host): () => void {
  host.setClock(CLOCK_OFF_S);
  return () => host.setClock(0);
}

/** The master and its workers, which would run on without it. */
function nginxOf(host: Host): readonly number[] {
  const master = host.running('nginx')?.pid;
  if (master === undefined) return [];
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return [master, ...children];
}
