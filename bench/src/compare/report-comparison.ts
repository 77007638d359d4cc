import type { Measured } from './measure-both.ts';
import { cpuPerRequest, type Ratio, ratePerSecond, ratioOf, type SideName } from './turns.ts';

const HEAD = ['what', 'this /s', 'older /s', 'rate this/older', 'this CPU ms', 'older CPU ms', 'CPU this/older'];
const RULE = ['---', '--:', '--:', '--:', '--:', '--:', '--:'];

const NOT_THERE = 'not in the older commit';

const digits = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0));
const said = ({ median, lowest, highest }: Ratio): string =>
  `${median.toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)})`;

/** Rates above 1 and CPU below 1 are improvements. CPU is more stable on a machine with other load. */
export function tableOfComparison(measured: readonly Measured[]): string {
  const rows = measured.map(({ name, rounds }) => {
    if (rounds.length === 0) return [name, '', NOT_THERE, '', '', '', ''];
    const turns = (side: SideName) => rounds.flatMap((round) => round[side]);
    const cpu = (side: SideName) => digits(cpuPerRequest(turns(side)) * 1_000);
    return [
      name,
      digits(ratePerSecond(turns('this'))),
      digits(ratePerSecond(turns('older'))),
      said(ratioOf(rounds, ratePerSecond)),
      cpu('this'),
      cpu('older'),
      said(ratioOf(rounds, cpuPerRequest)),
    ];
  });
  return [HEAD, RULE, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** One run: which commits, when, how and on what; `load` is the load of the machine before it. */
interface Run {
  own: string;
  older: string;
  day: string;
  rounds: number;
  seconds: number;
  isCached: boolean;
  machine: string;
  load: number;
}

export const headOfComparison = ({ own, older, day, rounds, seconds, isCached, machine, load }: Run): string =>
  `${day}, this: ${own}, older: ${older}; ${rounds} rounds, turns of about ${seconds} s, answer cache ${isCached ? 'on' : 'off'}; ${machine}; load ${load.toFixed(1)} before the run.`;
