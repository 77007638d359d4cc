interface Lock {
  packages: Record<string, { version?: string; link?: boolean }>;
}

/**
 * True if every package of the older lock file is installed here in the same version, in the same place: its node_modules can
 * then be linked. The shop's own packages are links, and their versions rise with each release.
 */
export function hasPackagesOf(older: string, here: string): boolean {
  const [wanted, installed] = [older, here].map((text) => (JSON.parse(text) as Lock).packages);
  return Object.entries(wanted ?? {}).every(
    ([path, { version, link }]) =>
      !path.includes('node_modules/') ||
      (link === true ? installed?.[path]?.link === true : installed?.[path]?.version === version),
  );
}
