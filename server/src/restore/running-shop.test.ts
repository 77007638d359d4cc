import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runningProcesses } from './running-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'tokhi-proc-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('processes of the shop are known by their command, from wherever they were started', () => {
  const commands: Record<string, string[]> = {
    11: ['/srv/tokhi/node_modules/.bin/node', '--max-old-space-size=256', 'server/src/worker.ts'],
    12: ['node', '/srv/tokhi/server/src/api.ts'],
    13: ['node', 'server/src/restore/main.ts', '--to', 'newest'],
    14: ['postgres: 15/main: checkpointer'],
    15: ['vim', 'server/src/api.ts.orig'],
  };
  for (const [pid, command] of Object.entries(commands)) {
    mkdirSync(join(folder, pid));
    writeFileSync(join(folder, pid, 'cmdline'), `${command.join('\0')}\0`);
  }
  mkdirSync(join(folder, '16'));
  mkdirSync(join(folder, 'net'));
  expect(runningProcesses(folder)).toEqual(['worker (11)', 'api (12)']);
});
