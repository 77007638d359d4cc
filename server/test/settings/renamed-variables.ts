/** Former names of environment variables, by their current name. No variable of the server has been renamed. */
const OLD_NAMES = { MONEY_CONCURRENCY: 'MONEY_LANES' } as const;

/** Reads a renamed variable. The old name still works, with a warning. */
export function readRenamed(
  name: keyof typeof OLD_NAMES,
  env: NodeJS.ProcessEnv = process.env,
  warn: (message: string) => void = console.warn,
): string | undefined {
  const old = OLD_NAMES[name];
  if (env[name] !== undefined || env[old] === undefined) return env[name];
  warn(`${old} is called ${name} now; the old name will not be read for ever.`);
  return env[old];
}
