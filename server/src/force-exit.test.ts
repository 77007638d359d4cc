import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** A process with a deadline for its exit, which does `work` meanwhile. */
async function endOf(work: string, afterMs: number) {
  const [latest, logger] = ['./force-exit.ts', './logger.ts'].map((file) => new URL(file, import.meta.url).href);
  const code = `
    import { forceExit } from '${latest}';
    import { createLogger } from '${logger}';
    forceExit(createLogger({ level: 'info', process: 'test' }), ${afterMs});
    ${work}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { exitCode, output };
}

test('a process that something holds ends all the same, with 1 and a line in the log', async () => {
  const { exitCode, output } = await endOf('setInterval(() => undefined, 1_000);', -19_500);
  expect(exitCode).toBe(1);
  expect(output).toContain('not stopped in time');
});

test('one that nothing holds ends at once, with 0 and without a word', async () => {
  expect(await endOf('', 0)).toEqual({ exitCode: 0, output: '' });
});
