// Fails when a page of the built shop loads more JavaScript than a phone should: the router's manifest lists each route's module and
// its static imports. Scripts that load on a tap are not in it. Also checks the first load of each screen of the admin
// application.
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type BuildManifest, firstLoads } from './first-load.ts';

const MOST_BYTES = 146_000;
const BUILD = 'storefront/build/client';
const MOST_BYTES_OF_ADMIN = 220_000;
const ADMIN_BUILD = 'admin/build';

interface Loaded {
  module: string;
  imports?: string[];
}
interface Manifest {
  entry: Loaded;
  routes: Record<string, Loaded & { id: string; path?: string; index?: boolean; parentId?: string }>;
}

const [manifestFile] = globSync(`${BUILD}/assets/manifest-*.js`);
if (manifestFile === undefined) throw new Error('There is no build. Make one with: npm run build');
const manifest = readManifest(readFileSync(manifestFile, 'utf8'));

const weights = new Map<string, number>();
const weighFile = (file: string): number => {
  const known = weights.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  weights.set(file, known);
  return known;
};
const weigh = (address: string): number => weighFile(BUILD + address);

const filesOf = ({ module, imports = [] }: Loaded): string[] => [module, ...imports];
const always = [manifestFile.slice(BUILD.length), ...filesOf(manifest.entry)];

const pages = Object.values(manifest.routes)
  .filter(({ id }) => id !== 'root')
  .map((route) => {
    const root = manifest.routes['root'];
    const files = new Set([...always, ...(root ? filesOf(root) : []), ...filesOf(route)]);
    return { path: `/${route.path ?? ''}`, bytes: [...files].reduce((sum, file) => sum + weigh(file), 0) };
  })
  .sort((one, other) => other.bytes - one.bytes);

const heavy = pages.filter(({ bytes }) => bytes > MOST_BYTES);
for (const { path, bytes } of heavy)
  console.error(`${path}: ${kilobytes(bytes)} kB of JavaScript (gzip), over ${kilobytes(MOST_BYTES)}`);
const [heaviest] = pages;
if (heaviest === undefined || heavy.length > 0) process.exitCode = 1;
else
  console.log(
    `${pages.length} routes, the heaviest ${heaviest.path} with ${kilobytes(heaviest.bytes)} kB of JavaScript (gzip)`,
  );

const adminManifest = JSON.parse(readFileSync(`${ADMIN_BUILD}/.vite/manifest.json`, 'utf8')) as BuildManifest;
const screens = firstLoads(adminManifest, 'index.html')
  .map(({ screen, files }) => ({
    screen,
    bytes: files.reduce((sum, file) => sum + weighFile(`${ADMIN_BUILD}/${file}`), 0),
  }))
  .sort((one, other) => other.bytes - one.bytes);
for (const { screen, bytes } of screens) {
  if (bytes <= MOST_BYTES_OF_ADMIN) continue;
  console.error(`${screen}: ${kilobytes(bytes)} kB of JavaScript (gzip), over ${kilobytes(MOST_BYTES_OF_ADMIN)}`);
  process.exitCode = 1;
}
const [heaviestScreen] = screens;
if (heaviestScreen)
  console.log(
    `${screens.length} screens of admin, the heaviest ${heaviestScreen.screen} with ${kilobytes(heaviestScreen.bytes)} kB`,
  );

function readManifest(script: string): Manifest {
  const json = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(script)?.[1];
  if (json === undefined) throw new Error(`${manifestFile} is written differently: its routes cannot be read`);
  return JSON.parse(json) as Manifest;
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}
