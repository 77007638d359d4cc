import type { Catalogue } from './catalogue.ts';
import { type Manifest, VIEWS } from './manifest.ts';

/** The manifest in the order of the range, without what has left the range. */
export function inOrderOfRange(range: Catalogue, manifest: Manifest): Manifest {
  const codes = range.models.map((model) => model.code);
  const products: Manifest['products'] = {};
  for (const { code, finishes } of range.models) {
    const encoded = finishes.flatMap(({ key }) => {
      const views = manifest.products[code]?.[key];
      return views ? [[key, pick(views, VIEWS)] as const] : [];
    });
    if (encoded.length > 0) products[code] = Object.fromEntries(encoded);
  }
  return {
    products,
    drawings: pick(manifest.drawings, codes),
    models: pick(manifest.models, codes),
    rooms: pick(manifest.rooms, Object.keys(manifest.rooms).sort()),
    departments: pick(
      manifest.departments,
      range.departments.map((department) => department.code),
    ),
  };
}

function pick<V>(from: Partial<Record<string, V>>, keys: readonly string[]): Record<string, V> {
  return Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
}
