import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Measured } from '../measure.ts';

/** One run as recorded in docs/scale. */
export interface RunRecord {
  products: number;
  day: string;
  seconds: number;
  inFlight: number;
  machine: string;
  questions: Measured[];
}

/** The sizes that are recorded; any other is a trial. */
export const RECORDED_SIZES = [10_000, 100_000, 1_000_000];

const FOLDER = new URL('../../../../docs/scale/', import.meta.url);

export function machineName(): string {
  const [first, ...others] = cpus();
  return `${others.length + 1} × ${first?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
}

export function writeRecord(record: RunRecord): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = new URL(`catalogue-${record.products}.json`, FOLDER);
  writeFileSync(file, JSON.stringify(record));
  // Formatted like every other file of the repository.
  execFileSync('biome', ['format', '--write', file.pathname], { stdio: 'ignore' });
}

/** All recorded runs, the smallest shop first. */
export function readRecords(): RunRecord[] {
  return readdirSync(FOLDER)
    .filter((file) => /^catalogue-\d+\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as RunRecord)
    .sort((one, other) => one.products - other.products);
}

export const writeChart = (svg: string): void => writeFileSync(new URL('catalogue.svg', FOLDER), svg);
