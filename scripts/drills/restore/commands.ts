// The shop's own commands, as an operator types them on either machine.
import { spawn } from 'node:child_process';
import { file } from '../../../bench/src/processes.ts';
import { DATABASE, type Machines } from './machines.ts';

export interface Said {
  isGood: boolean;
  said: string;
  seconds: number;
}

/** Runs a command with typed input; a failure is a result too. */
function runNode(args: readonly string[], env: NodeJS.ProcessEnv, typed = ''): Promise<Said> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { cwd: file(''), env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  // It may exit before it reads input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(typed);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ isGood: code === 0, said: said.trim(), seconds: (performance.now() - began) / 1_000 }),
    );
  });
}

/** `npm run backup -- take | rehearse` on the backup machine. */
export function runBackup(machines: Machines, command: 'take' | 'rehearse', folder = machines.backups): Promise<Said> {
  const env = { ...process.env, PATH: `${machines.bin}:${process.env['PATH']}` };
  const options = [`--folder=${folder}`, `--configuration=${folder}/pgbackrest.conf`, `--database=${DATABASE}`];
  return runNode([file('server/src/backup/main.ts'), command, ...options], env);
}

/** `npm run restore -- --to …`, with both answers. */
export function runRestore(
  { shop, restoring }: Machines,
  to: string,
  { more = [], typed = [DATABASE, to] }: { more?: readonly string[]; typed?: readonly string[] } = {},
  configuration = restoring,
): Promise<Said> {
  const options = [`--to=${to}`, `--configuration=${configuration}`, `--data=${shop.data}`, ...more];
  const answers = typed.map((line) => `${line}\n`).join('');
  return runNode([file('server/src/restore/main.ts'), ...options], process.env, answers);
}

/** `npm run restore -- find-payments --from … --to …`. */
export const runFindPayments = (env: NodeJS.ProcessEnv, from: string, to: string): Promise<Said> =>
  runNode([file('server/src/restore/main.ts'), 'find-payments', `--from=${from}`, `--to=${to}`], env);
