import type { TraceEvent } from '../trace-event.ts';

const WHAT_WIDTH = 36;

const factText = ([name, value]: [string, string | number | boolean | null]): string =>
  typeof value === 'string' && /\s/.test(value) ? `${name}=«${value}»` : `${name}=${value}`;

/** A line each: when, what, and its facts; unknown facts are left out. */
export const printedEvents = (events: readonly TraceEvent[]): string[] =>
  events.map(({ at, what, facts }) => {
    const known = Object.entries(facts).filter(([, value]) => value !== null);
    return `${at.toISOString()}  ${what.padEnd(WHAT_WIDTH)}  ${known.map(factText).join(' ')}`.trimEnd();
  });
