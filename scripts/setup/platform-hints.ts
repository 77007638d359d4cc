/** How to install what the setup does not, and what does not work on this platform. */
interface PlatformHints {
  postgresql: string;
  redis: string;
  /** Printed at the end; empty if everything works. */
  cannot: readonly string[];
}

const DEBIAN: PlatformHints = {
  postgresql: 'apt-get install postgresql-15 (or set DATABASE_URL)',
  redis: 'apt-get install redis-server (or set REDIS_URL)',
  cannot: [],
};

/** Chromium, nginx, PgBouncer and hunspell are called at Debian's paths. */
const WITHOUT_APT =
  'npm run e2e, npm run words, bash .ci/run, and the tests that start nginx or PgBouncer: they need chromium, nginx-light, pgbouncer and hunspell-mn of Debian 12';

const LINUX_WITHOUT_APT: PlatformHints = {
  postgresql: 'install PostgreSQL 15 with your package manager (or set DATABASE_URL)',
  redis: 'install Redis 7 with your package manager (or set REDIS_URL)',
  cannot: [WITHOUT_APT],
};

const MACOS: PlatformHints = {
  // Homebrew creates a role named after the user, and none named postgres.
  postgresql:
    'brew install postgresql@15 && brew services start postgresql@15 && $(brew --prefix postgresql@15)/bin/createuser -s postgres (or set DATABASE_URL)',
  redis: 'brew install redis && brew services start redis (or set REDIS_URL)',
  cannot: [
    WITHOUT_APT,
    'comparing every package with the lock: it has no integrity values for the macOS builds of five tools (record 151); npm run lock adds what your registry knows',
  ],
};

export function platformHints(platform: string, arch: string, hasApt: boolean): PlatformHints {
  if (platform === 'darwin') return MACOS;
  if (!hasApt) return LINUX_WITHOUT_APT;
  return arch === 'x64'
    ? DEBIAN
    : { ...DEBIAN, cannot: ['bash .ci/run: it calls the Node of the packages, which is for x64'] };
}
