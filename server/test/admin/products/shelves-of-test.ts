import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Database } from '../../../src/db/database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { unlessBusy } from '../race-rounds.ts';

export type Shelf = CallReply<AdminCalls['listShelves']>['shelves'][number];
type Name = Parameters<typeof askAdmin>[1];

export const seen = ({ id, version }: Pick<Shelf, 'id' | 'version'>) => ({ id, version });

/** Two members who edit shelves, and products on shelves of this test only. */
export async function shelvesOfTest(database: Database) {
  const admin: AdminOfTest = await adminOfTest(database);
  const cookies = [
    await logIn(admin, await insertMember(database.db, ['catalogue'])),
    await logIn(admin, await insertMember(database.db, ['catalogue'])),
  ];
  let made = 0;
  const ask = (name: Name, body: object, by = 0) =>
    unlessBusy(() => askAdmin(admin, name, body, { cookie: cookies[by] }));
  const list = async () => (await ask('listShelves', {})).body.shelves as Shelf[];
  return {
    ask,
    list,
    close: () => admin.close(),
    find: async (kind: Shelf['kind'], id: number) => (await list()).find((one) => one.kind === kind && one.id === id),
    async create(kind: Shelf['kind'], more: object = {}): Promise<Shelf> {
      made += 1;
      const code = kind === 'colour' ? { swatch: '#808080' } : { code: `shelf-${made}` };
      return (await ask('createShelf', { kind, name: `Тавиур ${made}`, ...code, ...more })).body.shelf;
    },
    /** A draft of a new model; returns its code. */
    async product(place: { sub_category?: number; brand?: number; colour?: number }): Promise<string> {
      const { sub_categories, brands, colours } = (await ask('productChoices', {})).body;
      const usual = { sub_category: sub_categories[0].id, brand: brands[0].id, colour: colours[0].id };
      const body = { how: 'new', name: 'ТАВИУР', product_type: 'сандал', price: 199_900, ...usual, ...place };
      return (await ask('createProduct', body)).body.product.code;
    },
    show: async (code: string) => (await ask('showProduct', { code })).body.product,
  };
}
