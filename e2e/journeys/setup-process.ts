import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { databaseOfJourneys } from '../database-of-journeys.ts';

interface Answer {
  id: number;
  value?: string | null;
  error?: string;
}

const FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const waiting = new Map<number, (answer: Answer) => void>();
let child: ChildProcess | undefined;
let asked = 0;

/** One for each Playwright worker; it ends with the worker. */
function start(): ChildProcess {
  const started = fork('server/test/journeys/setup-process.ts', {
    cwd: FOLDER,
    execArgv: [],
    env: { ...process.env, DATABASE_URL: databaseOfJourneys() },
  });
  started.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  started.on('exit', (code) => {
    child = undefined;
    for (const [id, answer] of waiting) answer({ id, error: `the setup process has ended with ${code}` });
  });
  // It does not keep the worker alive after its tests.
  started.unref();
  started.channel?.unref();
  return started;
}

/** Calls the process that prepares the database beside the shop (server/test/journeys); resolves with its answer. */
export async function prepare(action: string, ...args: string[]): Promise<string> {
  child ??= start();
  asked += 1;
  const id = asked;
  const { promise, resolve } = Promise.withResolvers<Answer>();
  waiting.set(id, resolve);
  child.channel?.ref();
  child.send({ id, action, args });
  const { value, error } = await promise;
  waiting.delete(id);
  if (waiting.size === 0) child?.channel?.unref();
  if (error !== undefined) throw new Error(`${action}: ${error}`);
  return value ?? '';
}
