import { calls } from '@tokhi/contract/calls';
import { khorooClass, readKhoroos } from '@tokhi/rules/delivery/khoroo-class';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { setCheckoutOfTest } from '../../../test/set-checkout-of-test.ts';
import { showPlaces } from './show-places.ts';

const real = databaseOfTest();

test('places are the nine districts with the class of every khoroo, two stores, and the tariff', async () => {
  const reply = calls.places.reply.parse(await showPlaces(real.database.db));
  expect(reply).toMatchObject({ tariff: 'by-weight', map: false, three_words: false });
  expect(reply.districts).toHaveLength(9);
  expect(reply.districts[0]).toMatchObject({
    id: 1,
    district: 'Баянгол',
    middle_khoroo: '9,10,20,21,22,23',
    more_exp: '',
  });
  for (const { number_of_khoroo, cheap_khoroo, middle_khoroo, more_exp } of reply.districts) {
    const lists = {
      cheap: readKhoroos(cheap_khoroo),
      middle: readKhoroos(middle_khoroo),
      far: readKhoroos(more_exp),
    };
    const classes = Array.from({ length: number_of_khoroo }, (_, index) => khorooClass(index + 1, lists));
    expect(classes).not.toContain('unlisted');
    expect(khorooClass(number_of_khoroo + 1, lists)).toBe('unlisted');
  }
});

test('districts 7 and 9 ask for no khoroo', async () => {
  const { districts } = await showPlaces(real.database.db);
  expect(districts.filter((district) => !district.asks_for_khoroo).map(({ id }) => id)).toEqual([7, 9]);
});

test('stores tell address, hours and where they stand; a closed one is not offered', async () => {
  const { db } = real.database;
  const { pickup } = await showPlaces(db);
  expect(pickup.map(({ warehouse }) => warehouse)).toEqual([1, 3]);
  expect(pickup[0]).toMatchObject({ hours: 'Даваа–Баасан 09:00–18:00', lat: 47.919, long: 106.918 });
  await db.updateTable('pickup_places').set({ active: false }).where('id', '=', 1).execute();
  await db.insertInto('pickup_places').values({ id: 8, name: 'Шинэ', address: 'Шинэ', hours: '' }).execute();
  expect((await showPlaces(db)).pickup.map(({ warehouse }) => warehouse)).toEqual([3]);
});

test('a shop with a tile service offers the map and names its owners', async () => {
  await setCheckoutOfTest(real.database.db, {
    tileAddress: 'https://tiles.example/{z}/{x}/{y}',
    tileCredit: '© Tiles',
  });
  expect(await showPlaces(real.database.db)).toMatchObject({ map: true, map_credit: '© Tiles' });
});
