// A machine of the drill's own: network, processes and mounts that nobody else sees, and a folder. They vanish when the drill ends,
// also when it is killed: the kernel ends every process of a process namespace whose first one is gone.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = 'DRILL_FOLDER';

/** Programs by the Debian package that brings them. */
export type Programs = Readonly<Record<string, string>>;

/** Runs `work` in namespaces of its own: this command starts itself again inside of them, and ends as that one does. */
export async function inOwnNamespaces(programs: Programs, work: (folder: string) => Promise<void>): Promise<void> {
  const given = process.env[FOLDER];
  if (given !== undefined) return work(given);
  refuseWithout(programs);
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-drill-'));
  const inside = spawn(
    'unshare',
    [
      ...['--mount', '--net', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL', 'bash', '-c'],
      // The first process of a namespace inherits all that lose their parent: bash collects them, Node would not, and PostgreSQL does
      // not start beside a process that is dead and not collected.
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

/** Files of processes that are just being ended may still appear. */
async function removed(inside: ChildProcess, folder: string): Promise<void> {
  inside.unref();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
