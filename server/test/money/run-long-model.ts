// `npm run money:model`: runs money-model.test.ts until a million steps (MONEY_STEPS) or six hours (MONEY_HOURS), in several
// processes (MONEY_PROCESSES), with a line every minute. The first failure ends all of them and shows its seed, path and steps.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const { MONEY_STEPS, MONEY_HOURS, MONEY_PROCESSES, MONEY_SEED } = process.env;
const steps = Number(MONEY_STEPS ?? 1_000_000);
const processes = Number(MONEY_PROCESSES ?? 2);
const firstSeed = Number(MONEY_SEED ?? Math.floor(Math.random() * 2 ** 30));
const MINUTE_MS = 60_000;
/** As printed by money-model.test.ts. */
const PROGRESS = /money: (\d+) steps in (\d+) runs/;

interface Running {
  child: ChildProcess;
  steps: number;
  runs: number;
  ended: Promise<number>;
}

function start(_: unknown, at: number): Running {
  const env = {
    ...process.env,
    ...{ MONEY_STEPS: String(Math.ceil(steps / processes)), MONEY_HOURS: MONEY_HOURS ?? '6' },
    MONEY_SEED: String(firstSeed + at * 100_000_000),
  };
  const file = 'server/test/money/money-model.test.ts';
  const child = spawn('npx', ['vitest', 'run', file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const running: Running = {
    ...{ child, steps: 0, runs: 0 },
    ended: new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1))),
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    const progress = PROGRESS.exec(line);
    if (progress) Object.assign(running, { steps: Number(progress[1]), runs: Number(progress[2]) });
    else console.log(line);
  });
  return running;
}

const begun = performance.now();
const all = Array.from({ length: processes }, start);
const report = () => {
  const done = all.reduce((sum, one) => ({ steps: sum.steps + one.steps, runs: sum.runs + one.runs }), {
    ...{ steps: 0, runs: 0 },
  });
  const seconds = (performance.now() - begun) / 1_000;
  const rate = (done.steps / seconds).toFixed(0);
  console.log(`${(seconds / 60).toFixed(0)} min: ${done.steps} steps in ${done.runs} runs, ${rate} a second`);
};
const progress = setInterval(report, MINUTE_MS);
const codes = await Promise.all(
  all.map(async ({ ended }) => {
    const code = await ended;
    if (code !== 0) for (const { child } of all) child.kill('SIGINT');
    return code;
  }),
);
clearInterval(progress);
report();
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
