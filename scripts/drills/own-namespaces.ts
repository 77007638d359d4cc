// Isolates a drill: its own network, process and mount namespaces, and a folder. They vanish when the drill ends, even if it is
// killed: the kernel kills every process of a PID namespace whose first process is gone.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = 'DRILL_FOLDER';

/** Programs, with the Debian package of each. */
export type Programs = Readonly<Record<string, string>>;

/** Runs `work` in its own namespaces: this command starts itself again inside them and exits with the same code. */
export async function inOwnNamespaces(programs: Programs, work: (folder: string) => Promise<void>): Promise<void> {
  const given = process.env[FOLDER];
  if (given !== undefined) return work(given);
  refuseWithout(programs);
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-drill-'));
  const inside = spawn(
    'unshare',
    [
      ...['--mount', '--net', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL', 'bash', '-c'],
      // The first process of a namespace inherits all orphans: bash reaps them, Node would not, and PostgreSQL does not start
      // while a zombie exists.
      ...['"$@" & wait $!', 'drill', process.execPath, ...process.argv.slice(1)],
    ],
    { stdio: 'inherit', env: { ...process.env, [FOLDER]: folder } },
  );
  const end = () => inside.kill('SIGKILL');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const [code] = (await once(inside, 'exit')) as [number | null];
  await removed(inside, folder);
  process.exitCode = code ?? 1;
}

function refuseWithout(programs: Programs): void {
  const missing = Object.entries(programs).filter(([path]) => !existsSync(path));
  if (process.getuid?.() === 0 && missing.length === 0) return;
  if (process.getuid?.() !== 0) console.error('This drill makes network namespaces: run it as root.');
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
  if (packages !== '')
    console.error(`Missing here: apt-get install --no-install-recommends ${packages}, and stop what it starts.`);
  process.exit(2);
}

/** Processes that are still exiting may create files. */
async function removed(inside: ChildProcess, folder: string): Promise<void> {
  inside.unref();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
