import type { RunDeps, Runs } from './audit-run.ts';

/** Categories, sub-categories, brands and colours. */
export function shelfRuns({ ask }: RunDeps): Runs {
  let made = 0;
  const create = async (kind: 'brand' | 'category' = 'brand') => {
    made += 1;
    const body = { kind, name: `Шинэ ${made}`, code: `audited-${made}` };
    return (await ask('createShelf', body)).body.shelf as { kind: string; id: number; version: number };
  };
  const seen = ({ id, version }: { id: number; version: number }) => ({ id, version });
  return {
    createShelf: async () => ({ body: { kind: 'colour', name: 'цэнхэрдүү', swatch: '#aabbcc' } }),
    saveShelf: async () => ({ body: { ...seen(await create()), changes: { kind: 'brand', sentence: 'Шинэ үг' } } }),
    orderShelves: async () => {
      await create();
      const { shelves } = (await ask('listShelves', {})).body as { shelves: { kind: string; id: number }[] };
      const before = shelves.filter(({ kind }) => kind === 'brand').map(({ id }) => id);
      return { body: { kind: 'brand', parent: null, before, after: before.toReversed() } };
    },
    deleteShelf: async () => ({ body: { kind: 'brand', ...seen(await create()) } }),
    mergeShelves: async () => ({
      body: { kind: 'brand', from: seen(await create()), into: seen(await create()) },
    }),
    saveAttributes: async () => {
      const { id, version } = await create('category');
      const attribute = {
        id: null,
        code: 'fabric',
        name: 'Даавуу',
        unit: null,
        slot: 0,
        values: [{ id: null, value: 'хөвөн' }],
      };
      return { body: { category: id, version, attributes: [attribute] } };
    },
  };
}
