// Runs journeys of the copy against the copy's built shop, several at a time: the user agent of each selects a broken version of the
// pages (switch-modules.ts). For a mutation of the server, the server is restarted.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { patternOf } from './named-test.ts';
import type { Outcome } from './outcome.ts';

/** One journey on one screen; `broken` names the version of the pages, or is empty. */
export interface Play {
  name: string;
  file: string;
  title: string | null;
  only?: string;
  screen: string;
  broken: string;
}

interface Started {
  name: string;
  command: string;
  env: Record<string, string>;
  url: string;
}

export interface JourneyRunner {
  play: (plays: Play[], until: number) => Promise<Map<string, Outcome>>;
  /** Restarts shop and worker; `anew`: also with a new database. */
  startAgain: (anew: boolean) => Promise<boolean>;
  close: () => Promise<void>;
}

const READY_MS = 240_000;

/** Own ports and database, read by the copy's modules, so that a running shop or journeys are unaffected. */
function standApart(): void {
  delete process.env['BASE_URL'];
  process.env['JOURNEYS_PORT'] ??= '3490';
  const database = new URL(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/tokhi');
  database.pathname += '_proof';
  process.env['DATABASE_URL'] = database.href;
}

export async function openJourneys(folder: string): Promise<JourneyRunner> {
  standApart();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
  };
  execFileSync('npm', ['run', 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const { processesOfJourneys } = (await import(join(folder, 'e2e/processes-of-journeys.ts'))) as {
    processesOfJourneys: Started[];
  };
  const running = new Map<string, ChildProcess>();
  const log = openSync(join(folder, 'proof.log'), 'a');

  const start = async ({ name, command, env: own, url }: Started, anew: boolean): Promise<boolean> => {
    const line = anew ? command : command.replace(/^.* && /, '');
    const child = spawn('sh', ['-c', line], { cwd: folder, env: { ...env, ...own }, stdio: ['ignore', log, log] });
    running.set(name, child);
    const until = performance.now() + READY_MS;
    while (!(await answers(url))) {
      if (child.exitCode !== null || performance.now() > until) return false;
      await wait(100);
    }
    return true;
  };
  const stop = async (name: string): Promise<void> => {
    const child = running.get(name);
    running.delete(name);
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await Promise.race([once(child, 'exit'), wait(15_000).then(() => child.kill('SIGKILL'))]);
  };
  for (const one of processesOfJourneys) {
    if (!(await start(one, true))) throw new Error(`${one.name} does not start; see ${folder}/proof.log`);
  }
  return {
    play: (plays, until) => playAll(folder, env, plays, until),
    startAgain: async (anew) => {
      for (const name of ['worker', 'shop']) await stop(name);
      for (const one of processesOfJourneys) if (one.name !== 'sandbox' && !(await start(one, anew))) return false;
      return true;
    },
    close: async () => {
      for (const name of ['worker', 'shop', 'sandbox']) await stop(name);
      closeSync(log);
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function playAll(
  folder: string,
  env: NodeJS.ProcessEnv,
  plays: Play[],
  until: number,
): Promise<Map<string, Outcome>> {
  const asked = join(folder, 'plays.json');
  const resultsFile = join(folder, 'played.jsonl');
  rmSync(resultsFile, { force: true });
  writeFileSync(asked, JSON.stringify(plays.map((play) => ({ ...play, pattern: patternOf(play) }))));
  const child = spawn('node', ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/proofs.config.ts'], {
    cwd: folder,
    env: { ...env, PROOF_JOURNEYS: asked, PROOF_RESULTS: resultsFile },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  const timer = setTimeout(() => child.kill('SIGINT'), Math.max(1_000, until - Date.now()));
  await ended;
  clearTimeout(timer);
  const outcomes = new Map<string, Outcome>();
  if (!existsSync(resultsFile)) return outcomes;
  for (const line of readFileSync(resultsFile, 'utf8').split('\n').filter(Boolean)) {
    const { name, status, said } = JSON.parse(line) as { name: string; status: string; said: string };
    const before = outcomes.get(name) ?? { passed: 0, failed: 0, said: '' };
    if (status === 'passed') before.passed++;
    // A timeout on a busy machine proves nothing.
    else if (status === 'failed') before.failed++;
    outcomes.set(name, { ...before, said: before.said || said });
  }
  return outcomes;
}
