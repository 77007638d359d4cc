// The scripts that a browser loads before the first screen of the admin application: the entry, the screen, and their imports. Read
// from the manifest that Vite writes next to the build.

/** The part of Vite's manifest that is used here. */
export type BuildManifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] }>
>;

/** The scripts of the entry and of each screen that it opens, as build files, each once. */
export function firstLoads(manifest: BuildManifest, entry: string): { screen: string; files: string[] }[] {
  const screens = manifest[entry]?.dynamicImports ?? [];
  if (screens.length === 0) throw new Error(`${entry} of the build opens no screen`);
  return screens.map((screen) => ({
    screen,
    files: [...new Set([...withImports(manifest, entry), ...withImports(manifest, screen)])],
  }));
}

function withImports(manifest: BuildManifest, name: string, seen = new Set<string>()): string[] {
  const part = manifest[name];
  if (part === undefined) throw new Error(`the build has no ${name}`);
  if (seen.has(name)) return [];
  seen.add(name);
  return [part.file, ...(part.imports ?? []).flatMap((one) => withImports(manifest, one, seen))];
}
