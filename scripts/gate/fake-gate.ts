// For tests: .ci/run in its own folder with commands that only record their calls.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface GateRun {
  status: number | null;
  lines: string[];
  lastLine: string | undefined;
  commands: string[];
}

export class FakeGate {
  readonly folder = mkdtempSync(join(tmpdir(), 'tokhi-gate-'));
  readonly #log = join(this.folder, 'commands.log');

  constructor() {
    cpSync('.ci/run', join(this.folder, '.ci/run'));
    cpSync('scripts/gate', join(this.folder, 'scripts/gate'), { recursive: true });
    for (const name of ['npm', 'npx', 'sh']) this.command(`bin/${name}`, `echo "${name} $*" >>${this.#log}`);
    this.command(
      'node_modules/.bin/node',
      `case $1 in *sum-results.ts) exec ${process.execPath} "$@" ;; *) echo "node $*" >>${this.#log} ;; esac`,
    );
  }

  /** Replaces a command with a script. */
  command(path: string, script: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/bash\n${script}\n`);
    chmodSync(file, 0o755);
  }

  run(...args: string[]): GateRun {
    rmSync(this.#log, { force: true });
    const env = { ...process.env, PATH: `${join(this.folder, 'bin')}:${process.env['PATH']}` };
    const { status, stdout } = spawnSync('bash', [join(this.folder, '.ci/run'), ...args], { env, encoding: 'utf8' });
    const lines = stdout.trimEnd().split('\n');
    const commands = existsSync(this.#log) ? readFileSync(this.#log, 'utf8').trim().split('\n') : [];
    return { status, lines, lastLine: lines.at(-1), commands };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
