import { addressInput } from './address-input.ts';
import { betweenInput } from './between-input.ts';
import { callInput } from './call-input.ts';
import type { Endpoint } from './connection.ts';
import { findingsOfLogs, loggedCauses } from './findings-of-logs.ts';
import { floodInput } from './flood-input.ts';
import { inputOf } from './input-of.ts';
import { type Finding, shownBytes } from './judge.ts';
import { markersOf } from './markers.ts';
import { readShop } from './read-shop.ts';
import { sayFindings } from './say-findings.ts';
import { type Run, type Sending, sendInputs } from './send-inputs.ts';
import { signsOfLife, whatChanged } from './signs-of-life.ts';
import { startStage } from './start-stage.ts';
import { newRow, type Row } from './tally.ts';
import { watchLog } from './watch-log.ts';

export interface Bounds {
  seed: number;
  /** Inputs per call; a fifth as many are also sent through the edge. */
  calls: number;
  /** Addresses, each through both endpoints. */
  addresses: number;
  minutes: number;
}

export interface Report {
  rows: Row[];
  /** Similar ones together, each with how to repeat it. */
  findings: string[];
  /** Worth knowing, but no findings. */
  notes: string[];
}

export interface Listener {
  began: (row: string, inputs: number) => void;
  sent: () => void;
  ended: (row: Row) => void;
}

/** Requests from one address that are a flood for the edge: more than its burst. */
const FLOOD = 400;
const CALLS_BY_THE_EDGE = 5;

/** Sends everything to its own shop and reports what failed. */
export async function fuzzShop({ seed, calls, addresses, minutes }: Bounds, listener: Listener): Promise<Report> {
  const markers = markersOf(seed);
  const log = watchLog(markers);
  const stage = await startStage(log.read);
  const { shop, edge } = stage.endpoints;
  try {
    const read = await readShop(stage.origin);
    const before = await signsOfLife(stage.origin);
    const drawn = { seed, markers, words: read.words, addresses: read.addresses };
    const rows: Row[] = [];
    const run = newRun(minutes, listener);
    const sendRow = async (name: string, endpoint: Endpoint, sending: Pick<Sending, 'inputs' | 'make' | 'from'>) => {
      if (run.isOver()) return;
      const row = newRow(`${name}@${endpoint.name}`);
      rows.push(row);
      listener.began(row.name, sending.inputs);
      await sendInputs({ ...sending, endpoint, row, seed }, run);
      listener.ended(row);
    };
    for (const call of read.calls) {
      await sendRow(call.name, shop, { inputs: calls, make: (number) => callInput(call, number, shop, drawn) });
      const fewer = Math.ceil(calls / CALLS_BY_THE_EDGE);
      await sendRow(call.name, edge, { inputs: fewer, make: (number) => callInput(call, number, edge, drawn) });
    }
    for (const endpoint of [shop, edge]) {
      await sendRow('address', endpoint, {
        inputs: addresses,
        make: (number) => addressInput(number, endpoint, drawn),
      });
    }
    await sendRow('between', edge, {
      inputs: addresses,
      make: (number) => betweenInput(read.calls, number, edge, drawn),
    });
    const flood = { inputs: FLOOD, make: (number: number) => floodInput(number, edge, markers), from: '127.9.9.9' };
    await sendRow('flood', edge, flood);

    const after = await signsOfLife(stage.origin).catch((error: unknown) => String(error));
    const changed = typeof after === 'string' ? [`no sign of life: ${after}`] : whatChanged(before, after);
    const again = (id: string) => inputOf(id, id.endsWith('@edge') ? edge : shop, seed, read);
    const findings: Finding[] = [
      ...run.findings,
      ...findingsOfLogs(log, stage.edgeLog(), markers, run.findings).map((logged): Finding => {
        const recipe = logged.input === null ? '' : again(logged.input).recipe;
        return { ...NO_INPUT, ...logged, input: logged.input ?? '', recipe };
      }),
      ...[...changed, ...run.cutShort()].map((said): Finding => ({ ...NO_INPUT, what: 'life', said })),
    ];
    const notes = [...run.hangs].map(([kind, times]) => `«${kind}» was left without an answer ${times} times`);
    if (typeof after !== 'string') {
      notes.push(`memory ${before.memoryMb} → ${after.memoryMb} MB, sockets ${before.sockets} → ${after.sockets}`);
    }
    notes.push(`${log.lines()} lines of the shop's log read`);
    const bytesOf = (id: string) => shownBytes(again(id).pieces);
    return { rows, findings: sayFindings(findings, { causes: loggedCauses(log), bytesOf }), notes };
  } finally {
    await stage.stop();
  }
}

const NO_INPUT = { input: '', recipe: '', after: null, requestId: null };

function newRun(minutes: number, listener: Listener): Run & { cutShort: () => string[] } {
  const last = performance.now() + minutes * 60_000;
  let shut = false;
  const isOver = () => shut || performance.now() > last;
  return {
    findings: [],
    hangs: new Map(),
    isOver,
    onRefused: () => {
      shut = true;
    },
    progress: listener.sent,
    cutShort: () => {
      if (shut) return ['the process has ended: nobody opens the door'];
      return isOver() ? [`not everything was thrown in ${minutes} minutes`] : [];
    },
  };
}
