import { expect, test } from 'vitest';
import { cpuSecondsOf } from './cpu-of-process.ts';

test('the CPU of a process grows with its work, as the process itself counts it', () => {
  const [before, own] = [cpuSecondsOf(process.pid), process.cpuUsage()];
  let work = 0;
  for (let step = 0; step < 20_000_000; step += 1) work += Math.sqrt(step);
  expect(work).toBeGreaterThan(0);
  const { user, system } = process.cpuUsage(own);
  const [seen, counted] = [cpuSecondsOf(process.pid) - before, (user + system) / 1e6];
  expect(seen).toBeGreaterThan(0);
  expect(seen / counted).toBeCloseTo(1, 0);
});
