// Nothing is drawn here: the lists, the catalogue and the files of demo/media must agree with each other.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nameHasContentHash } from '@tokhi/pictures/content-name';
import { describe, expect, it } from 'vitest';
import { BRAND_FOLDER, ICON_FOLDER, readBrandArt, readBrands, readCategoryCodes, readIcons } from './art-files.ts';

const LOGO_BYTES = 4_000;
const BANNER_BYTES = 12_000;

const art = readBrandArt();
const icons = readIcons();
const brandFiles = readdirSync(BRAND_FOLDER);
const iconFiles = readdirSync(ICON_FOLDER);
const paths = [
  ...brandFiles.map((file) => join(BRAND_FOLDER, file)),
  ...iconFiles.map((file) => join(ICON_FOLDER, file)),
];
const heavier = (files: string[], limit: number) =>
  files.filter((file) => statSync(join(BRAND_FOLDER, file)).size > limit);

describe('every brand', () => {
  it('has a logo and a banner, and no brand is unknown', () => {
    expect(Object.keys(art).sort()).toEqual(
      readBrands()
        .map(({ slug }) => slug)
        .sort(),
    );
    const named = Object.values(art).flatMap(({ logo, banner }) => [logo, banner]);
    expect(named.filter((file) => !brandFiles.includes(file))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(brandFiles.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('says its name in the title of its logo, for those who do not see it', () => {
    const untitled = readBrands().filter(({ slug, name }) => {
      const svg = readFileSync(join(BRAND_FOLDER, art[slug]?.logo ?? ''), 'utf8');
      return !svg.includes(`<title>${name}</title>`);
    });
    expect(untitled).toEqual([]);
  });

  it('has art that a phone loads at once', () => {
    expect(
      heavier(
        Object.values(art).map(({ logo }) => logo),
        LOGO_BYTES,
      ),
    ).toEqual([]);
    expect(
      heavier(
        Object.values(art).map(({ banner }) => banner),
        BANNER_BYTES,
      ),
    ).toEqual([]);
  });
});

describe('every department and sub-category', () => {
  it('has an icon, and no icon is without a use', () => {
    expect(Object.keys(icons).sort()).toEqual(readCategoryCodes().sort());
    const named = Object.values(icons);
    expect(named.filter((file) => !iconFiles.includes(file))).toEqual([]);
    expect(iconFiles.filter((file) => !named.includes(file))).toEqual([]);
  });
});

describe('every drawing', () => {
  it('has the hash of its content in its name', () => {
    const astray = paths.filter((path) => !nameHasContentHash(path.split('/').at(-1) ?? '', readFileSync(path)));
    expect(astray).toEqual([]);
  });

  it('holds no text that needs a font, no script, no inline style and no address to load from', () => {
    const refused = /<text|<script|<foreignObject|<style|\sstyle=|\son\w+=|javascript:|href="(?!#)|NaN|undefined/i;
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => refused.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
