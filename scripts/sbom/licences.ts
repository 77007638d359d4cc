import type { ProductionPackage } from './production-packages.ts';

/** Licences that need no review: use, modification and redistribution are free, in closed software too. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
]);
/** Licences reviewed one by one: for which packages, and why they are acceptable. */
const LOOKED_AT: Readonly<Record<string, { packages: RegExp; because: string }>> = {
  'OFL-1.1': { packages: /^@fontsource/, because: 'a font, passed on unchanged with its licence' },
  'LPPL-1.3c': { packages: /^dictionary-mn$/, because: 'a dictionary, read at start and not changed' },
  'Python-2.0': { packages: /^argparse$/, because: 'free, as that of Python itself' },
  'LGPL-3.0-or-later': { packages: /^@img\/sharp-/, because: 'a library of its own that is linked and not changed' },
};

const isFree = (licence: string, name: string): boolean =>
  FREE.has(licence) || LOOKED_AT[licence]?.packages.test(name) === true;

/** An expression is allowed if one side of OR is, and both sides of AND. */
const isAllowed = (licence: string, name: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((either) => either.split(/\s+AND\s+/).every((one) => isFree(one.trim(), name)));

/** Packages with an unreviewed licence, one line each. */
export const wrongLicences = (packages: Iterable<ProductionPackage>): string[] =>
  [...packages]
    .filter(({ isOurs }) => !isOurs)
    .filter(({ licence, name }) => licence === null || !isAllowed(licence, name))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'no licence'}`);
