// `npm run bench -- peers`: the same checkout (a cart of three lines becomes an order) and the same race (50 buyers at once for 10
// units) by one API process of the shop and by a bare server of Fastify and `pg`, in turns in one run of less than a minute. The
// load, both servers and PostgreSQL share this machine.
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { readEnv } from '../../../server/src/env.ts';
import { machineName } from '../catalogue/report/run-record.ts';
import { onThisMachine } from '../on-this-machine.ts';
import { file } from '../processes.ts';
import { marksOf, writePart } from '../written-part.ts';
import { MOST_CHECKOUTS, measureCheckouts } from './measure-checkouts.ts';
import { type Peer, type PeerName, RACE_UNITS, RACES } from './peer.ts';
import { race } from './race.ts';
import { headOfPeers, type MeasuredPeers, meetsBars, reportOfPeers } from './report-peers.ts';
import { startPeers } from './start-peers.ts';

const MARKS = marksOf('npm run bench -- peers', 'peers');

export async function benchPeers(): Promise<void> {
  const started = performance.now();
  const [load = 0] = loadavg();
  const peers = await startPeers(onThisMachine(readEnv().REDIS_URL), MOST_CHECKOUTS);
  try {
    const rounds = await measureCheckouts(peers);
    const measured = { rounds, races: await races(peers) };
    const text = reportOfPeers(
      measured,
      headOfPeers(isoDate(ulaanbaatarDate(new Date())), commit(), machineName(), load),
    );
    console.log(`\n${text}\n\n${((performance.now() - started) / 1_000).toFixed(0)} s in all`);
    writePart('scale.md', MARKS, text);
    if (!meetsBars(measured)) process.exitCode = 1;
  } finally {
    await Promise.all([peers.shop.stop(), peers.bare.stop()]);
  }
}

async function races(peers: Record<PeerName, Peer>): Promise<MeasuredPeers['races']> {
  const run: MeasuredPeers['races'] = { shop: [], bare: [] };
  for (let at = 0; at < RACES; at += 1) {
    run.shop.push(await race(peers.shop, at, RACE_UNITS));
    run.bare.push(await race(peers.bare, at, RACE_UNITS));
  }
  return run;
}

const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: file(''), encoding: 'utf8' }).trim();
