// What a browser loads before the first screen of the admin application can be drawn: the entry, the screen, and all that they
// import. Read from the manifest that Vite writes beside the build.

/** Of Vite's manifest, what is needed here. */
export type BuildManifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] }>
>;

/** The scripts of the entry and of each screen that it opens, as files of the build; each file once. */
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
