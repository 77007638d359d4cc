// Adds the platform binaries that npm left out to package-lock.json, so that `npm ci` accepts the lock, and removes hosts.
// Why: when a package source lacks a binary for a foreign platform (say win32-arm64), npm writes no entry for that
// optional dependency, and `npm ci` then refuses the lock as incomplete ("Missing: x from lock file"). An entry with
// version, os and cpu is enough: it is never downloaded on another platform. The package source is asked for its integrity value;
// without one, scripts/check/lock.ts ensures that no supported machine installs that entry. Run by `npm run lock`.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const systems = { windows: 'win32', linuxmusl: 'linux' };
for (const os of 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ')) systems[os] = os;
const processors = { armhf: 'arm' };
for (const cpu of 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ')) processors[cpu] = cpu;

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = lock.packages;

/** Resolves as Node does: node_modules next to the package, then in each folder above. */
function isLocked(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
    if (!at.includes('node_modules/')) at = '';
  }
}

// Sponsor addresses and deprecation notices are not installed, and the lock names no host.
for (const pkg of Object.values(packages)) {
  delete pkg.funding;
  delete pkg.deprecated;
}

const added = [];
for (const [path, pkg] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(pkg.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    const words = name.split(/[-/.]/);
    const os = words.map((word) => systems[word]).find(Boolean);
    const cpu = words.map((word) => processors[word]).find(Boolean);
    if (!os && cpu !== 'wasm32') throw new Error(`${name} of ${path} is missing and is no platform binary`);
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(pkg.dev ? { dev: true } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
      ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    };
    added.push(name);
  }
}
/** The integrity value that the package source states, or nothing if it lacks that version. */
async function integrityOf(name, version) {
  const asked = promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity'], { timeout: 120_000 });
  const { stdout } = await asked.catch(() => ({ stdout: '' }));
  return /^sha512-[\w+/=]+$/m.exec(stdout)?.[0];
}

const bare = Object.entries(packages).filter(
  ([path, pkg]) => path.includes('node_modules/') && !pkg.link && !pkg.integrity,
);
let unknown = 0;
/** A few at a time: each starts a process. */
const AT_ONCE = 6;
for (let at = 0; at < bare.length; at += AT_ONCE) {
  await Promise.all(
    bare.slice(at, at + AT_ONCE).map(async ([path, pkg]) => {
      const integrity = await integrityOf(
        path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        pkg.version,
      );
      if (integrity) packages[path] = { version: pkg.version, integrity, ...pkg };
      else unknown += 1;
    }),
  );
}
if (unknown > 0)
  console.log(`lock: ${unknown} builds for other platforms are not in the package source and have no integrity value`);

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'lock: complete' : `lock: added ${added.length} platform entries`);
