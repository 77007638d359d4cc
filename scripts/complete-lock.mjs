// Adds to package-lock.json the platform binaries that npm left out, so that `npm ci` accepts the lock, and takes out hosts.
// Why: when a package source lacks a binary for a foreign platform (say win32-arm64), npm writes no entry for that
// optional dependency, and `npm ci` then refuses the lock as incomplete ("Missing: x from lock file"). An entry with
// version, os and cpu is enough: it is never downloaded on another platform. Run by `npm run lock` after a change.
import { readFileSync, writeFileSync } from 'node:fs';

const systems = { windows: 'win32', linuxmusl: 'linux' };
for (const os of 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ')) systems[os] = os;
const processors = { armhf: 'arm' };
for (const cpu of 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ')) processors[cpu] = cpu;

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = lock.packages;

/** Node's own way up: node_modules beside the package, then beside each folder above it. */
function isLocked(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
    if (!at.includes('node_modules/')) at = '';
  }
}

// Addresses of sponsors and deprecation notices are no part of what is installed, and the lock names no host.
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
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'lock: complete' : `lock: added ${added.length} platform entries`);
