// What a screen asks and what its reader may do agree with the permissions: a call that some reader of the screen may not make
// stands behind a question for its permission, so that nobody sees a button that is refused.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { allows, type Permission, staffRoles } from '@tokhi/contract/admin/permissions';
import { describe, expect, test } from 'vitest';
import { SECTION_GROUPS } from './sections.ts';

const app = fileURLToPath(new URL('../', import.meta.url));
const routes = readFileSync(join(app, 'routes.tsx'), 'utf8');
const sections = SECTION_GROUPS.flatMap((group) => group.sections);
const names = Object.keys(adminEndpoints) as AdminEndpointName[];

/** A section, and the folders of its screens: those whose address is the section's own or begins with it. */
const folders = sections.map((section) => {
  const lines = [...routes.matchAll(/(?:path: '([^']+)'|(index: true))[^}]*?import\('\.\/features\/([\w-]+)\//gs)];
  const own = lines.filter(([, path]) => (path ?? '/') === section.path || path?.startsWith(`${section.path}/:`));
  return { ...section, folders: [...new Set(own.map(([, , , folder]) => folder ?? ''))] };
});

const sourcesOf = (folder: string): string =>
  readdirSync(join(app, 'features', folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.name.includes('.test.'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');

test('every section leads to a screen', () => {
  expect(folders.filter((section) => section.folders.length === 0)).toEqual([]);
});

/** Asked for somewhere else than in the source of the screen. */
const ASKED_ELSEWHERE: Partial<Record<AdminEndpointName, string>> = {
  retryJob: 'the server gives items of the inbox to those alone who may act on them',
  revealOrder: 'by useReveal',
  revealCustomer: 'by useReveal',
  revealAccount: 'by useReveal',
};
/** Screens that one link leads to, which asks for the permission. */
const REACHED_FROM: Record<string, string> = { price: 'product', pictures: 'product' };

/** The permissions that a source asks for, by their names or by those of calls. */
const guardsIn = (source: string): Set<string> =>
  new Set([
    ...[...source.matchAll(/(?:\bmay|useMay\(\)|allows)\('([\w-]+)'/g)].map(([, permission]) => permission ?? ''),
    ...[...source.matchAll(/(?:mayAsk|useMayAsk\(\))\('(\w+)'/g)].map(
      ([, name]) => adminEndpoints[name as AdminEndpointName].may ?? '',
    ),
  ]);

describe.each(folders)('$label', ({ may, folders: own }) => {
  const readers = staffRoles.filter((role) => allows(may, [role], 'reads', { twoPeople: true }));

  test.each(own)('%s asks first for what not all of its readers may do', (folder) => {
    const source = sourcesOf(folder);
    const guards = guardsIn(source + sourcesOf(REACHED_FROM[folder] ?? folder));
    const unguarded = names.filter((name) => {
      const { may: needed, does, ...asks } = adminEndpoints[name];
      if (needed === null || guards.has(needed) || name in ASKED_ELSEWHERE) return false;
      return source.includes(`'${name}'`) && readers.some((role) => !allows(needed, [role], does, asks));
    });
    expect(unguarded).toEqual([]);
  });

  test.each(own)('%s asks for no permission of two people as if one had it', (folder) => {
    const plain = [...sourcesOf(folder).matchAll(/(?:\bmay|useMay\(\))\('([\w-]+)'/g)];
    const nobodys = plain
      .map(([, permission]) => permission as Permission)
      .filter((permission) => !staffRoles.some((role) => allows(permission, [role], 'changes')));
    expect(nobodys).toEqual([]);
  });
});
