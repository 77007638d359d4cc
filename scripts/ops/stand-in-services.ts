import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface StandInServices {
  /** For SERVICE_COMMAND of ops/deploy: `<command> restart <unit>` returns when the old process is gone and the new one started. */
  command: string;
  /** Every unit that was restarted, in order. */
  restarted: string[];
  restart: (unit: string) => Promise<void>;
  stop: () => Promise<void>;
}

interface Differences {
  /** Its address, if ops/deploy runs on another host. */
  address?: string;
  /** Already running. */
  running?: Map<string, ChildProcess>;
  /** Called before a requested restart stops a unit. */
  before?: (unit: string) => Promise<void>;
}

/** Starts and stops units without systemd. `start` starts the process of a unit; SIGTERM stops it. */
export async function startStandInServices(
  folder: string,
  start: (unit: string) => ChildProcess,
  { address = '127.0.0.1', running = new Map(), before = () => Promise.resolve() }: Differences = {},
): Promise<StandInServices> {
  const restarted: string[] = [];
  const end = async (child: ChildProcess | undefined) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const restart = async (unit: string) => {
    await end(running.get(unit));
    running.set(unit, start(unit));
  };
  const server = createServer((request, response) => {
    const unit = decodeURIComponent((request.url ?? '').slice(1));
    restarted.push(unit);
    before(unit)
      .then(() => restart(unit))
      .then(
        () => response.end(),
        () => response.writeHead(500).end(),
      );
  });
  await once(server.listen(0, address), 'listening');
  const { port } = server.address() as AddressInfo;
  const command = join(folder, 'service');
  const ask = `fetch('http://${address}:${port}/' + encodeURIComponent(process.argv[2])).then((answer) => process.exit(answer.ok ? 0 : 1))`;
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' -e "${ask}" "$@"\n`);
  chmodSync(command, 0o755);
  return {
    command,
    restarted,
    restart,
    async stop() {
      server.closeAllConnections();
      server.close();
      await Promise.all([...running.values()].map(end));
    },
  };
}

/** Runs ops/deploy as an operator would; returns output and exit code. */
export async function runDeploy(
  script: string,
  argument: string,
  settings: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(script, [argument], { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
