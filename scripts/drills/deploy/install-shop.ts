// An installation as ops/install.md leaves it, and ops/deploy run as an operator runs it. There is no systemd: a command of the drill
// restarts units. Packages are linked from this checkout, because no registry is reachable.
import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startStandInServices } from '../../ops/stand-in-services.ts';
import { type Host, STREET } from '../hosts.ts';
import { ADMIN_PORT, API_PORTS, PROCESSES, type ProcessName, type Shop } from '../shop/start-shop.ts';
import { superuserUrl } from './database-host.ts';
import { FIRST, plantReleases } from './plant-releases.ts';

const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url));
const PACKAGES = ['node_modules', 'server/node_modules', 'admin/node_modules'];
const BUILT = ['storefront/build', 'admin/build'];
const inCheckout = (one: string): string => `'${join(CHECKOUT, one)}'`;
/** Where a release gets its packages and its build from. */
const WAYS = {
  whole: {
    install: PACKAGES.map((one) => `cp -al ${inCheckout(one)} ${one}`).join(' && '),
    build: 'npm run build',
  },
  // For a slow machine, without a build: links to the packages of this checkout, and its existing build.
  quick: {
    install: [
      ...PACKAGES.map((one) => `mkdir ${one} && ln -s ${inCheckout(one)}/* ${inCheckout(one)}/.[a-z]* ${one}/`),
      `rm node_modules/@tokhi && cp -a ${inCheckout('node_modules/@tokhi')} node_modules/`,
    ].join(' && '),
    build: BUILT.map((one) => `cp -a ${inCheckout(one)} ${one}`).join(' && '),
  },
};
const MIGRATE = 'NODE_ENV=test node_modules/.bin/node server/src/migrate.ts';

export interface Installation {
  /** A link; a folder before the first deployment. */
  current: string;
  inService(): string;
  /** The commands that build a release from its sources. */
  way: { install: string; build: string };
}

/** The first release as a checkout with packages and build, and a repository with the later releases. */
export function installShop(folder: string, { rounds, isQuick }: { rounds: number; isQuick: boolean }): Installation {
  const way = isQuick ? WAYS.quick : WAYS.whole;
  const [source, current] = [join(folder, 'source'), join(folder, 'srv')];
  plantReleases(CHECKOUT, source, rounds);
  execFileSync('git', ['clone', '--quiet', '--branch', FIRST, source, current], { stdio: 'ignore' });
  execFileSync('sh', ['-c', `${way.install} && ${way.build}`], { cwd: current, stdio: 'ignore' });
  return { current, way, inService: () => basename(readlinkSync(current)) };
}

export interface Deployment {
  isGood: boolean;
  said: string[];
  /** Of the whole command; `replacing`: from the first process that is stopped. */
  seconds: number;
  replacing: number;
  /** The units that were restarted, in order. */
  restarted: string[];
}

/** Returns a function that runs ops/deploy on the application host and awaits `before` before it stops a unit. */
export async function openDeployments(
  { current, way }: Installation,
  { folder, host, shop }: { folder: string; host: Host; shop: Shop },
): Promise<(argument: string, readySeconds: number, before: (unit: string) => Promise<void>) => Promise<Deployment>> {
  let began: number | undefined;
  let atUnit: (unit: string) => Promise<void> = () => Promise.resolve();
  const startUnit = (unit: string): ChildProcess => {
    shop.start(processOf(unit));
    return running(host, unit);
  };
  const units = [...API_PORTS.map((port) => `tokhi-api@${port}`), 'tokhi-admin', 'tokhi-worker'];
  const tools = join(folder, 'tools');
  mkdirSync(tools);
  const services = await startStandInServices(tools, startUnit, {
    address: STREET,
    running: new Map(units.map((unit) => [unit, running(host, unit)])),
    async before(unit) {
      began ??= performance.now();
      await atUnit(unit);
    },
  });
  const env = {
    ...{
      CURRENT: current,
      RELEASES: join(folder, 'releases'),
      MIRROR: join(folder, 'git'),
      LOCK: join(folder, 'lock'),
    },
    ...{
      SERVICE_COMMAND: services.command,
      INSTALL_COMMAND: way.install,
      BUILD_COMMAND: way.build,
      MIGRATE_COMMAND: MIGRATE,
    },
    ...{ DATABASE_URL: superuserUrl(), API_PORTS: API_PORTS.join(' ') },
    ...{ ADMIN_PORT: String(ADMIN_PORT), WORKER_PORT: String(PROCESSES.worker) },
  };
  let count = 0;
  return async (argument, readySeconds, before) => {
    began = undefined;
    atUnit = before;
    services.restarted.length = 0;
    count += 1;
    const from = performance.now();
    const child = host.start(`deploy-${count}`, [join(current, 'ops/deploy'), argument], {
      env: { ...env, READY_SECONDS: String(readySeconds) },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    const end = performance.now();
    const said = readFileSync(join(folder, 'log', `${host.name}-deploy-${count}.log`), 'utf8').split('\n');
    return {
      isGood: code === 0,
      said: said.filter((line) => line.startsWith('deploy: ')),
      seconds: (end - from) / 1_000,
      replacing: (end - (began ?? end)) / 1_000,
      restarted: [...services.restarted],
    };
  };
}

const processOf = (unit: string): ProcessName =>
  unit.startsWith('tokhi-api@')
    ? `api-${unit.endsWith('3000') ? 3000 : 3001}`
    : unit === 'tokhi-admin'
      ? 'admin'
      : 'worker';

function running(host: Host, unit: string): ChildProcess {
  const child = host.running(processOf(unit));
  if (child === undefined) throw new Error(`${unit} was never started`);
  return child;
}
