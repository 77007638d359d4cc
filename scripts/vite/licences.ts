import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Where visitors find the notices, from the root. */
export const LICENCES = 'licences.txt';

const PACKAGE_OF_MODULE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENCE_FILE = /^licen[cs]e/i;

/** In the style sheet, the icons and the font, which no module names. */
const IN_FILES = ['tailwindcss', 'lucide-react', '@fontsource-variable/manrope'];
/** Licences of packages without a licence file, stated in their README. */
const SAID_ELSEWHERE: Record<string, string> = {
  'embla-carousel': 'embla-carousel.txt',
};

/**
 * Writes the licences of every package in the built scripts, styles and fonts: MIT, ISC and OFL permit our use if their notice is
 * included. A package without one fails the build.
 */
export const licences = (): Plugin => ({
  name: 'licences',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const inFiles = IN_FILES.map((name) => new URL(`../../node_modules/${name}`, import.meta.url).pathname);
    this.emitFile({ type: 'asset', fileName: LICENCES, source: notices([...packagesOf(modules), ...inFiles]) });
  },
});

/** The package folders of these modules. */
export const packagesOf = (modules: readonly string[]): string[] => [
  ...new Set(modules.flatMap((id) => PACKAGE_OF_MODULE.exec(id)?.[0] ?? [])),
];

export function notices(folders: readonly string[]): string {
  const parts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    return `${name} ${version} (${license})\n\n${licenceText(folder, name)}\n`;
  });
  return `What the pages of this shop are made with, and its licences.\n\n${parts.sort().join(`\n${'-'.repeat(80)}\n\n`)}`;
}

function licenceText(folder: string, name: string): string {
  const file = readdirSync(folder).find((one) => LICENCE_FILE.test(one));
  if (file !== undefined) return readFileSync(`${folder}/${file}`, 'utf8').trim();
  const elsewhere = SAID_ELSEWHERE[name];
  if (elsewhere === undefined) throw new Error(`${name} is part of the build and brings no licence text`);
  return readFileSync(new URL(`licences/${elsewhere}`, import.meta.url), 'utf8').trim();
}
