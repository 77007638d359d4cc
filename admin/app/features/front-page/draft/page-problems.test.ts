import { frontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import { describe, expect, test } from 'vitest';
import { NO_PICTURE, newOffer, newRow } from './new-rows.ts';
import {
  bannerOfTest as banner,
  eventOfTest as event,
  offerOfTest as offer,
  pageOfTest,
  roomOfTest as room,
} from './page-of-test.ts';
import { problemsOf } from './page-problems.ts';

const page = pageOfTest();
const found = (change: Partial<typeof page>) =>
  problemsOf({ ...page, ...change }).map(({ section, at, field }) => `${section} ${at} ${field}`);
const reversed = { starts_at: '2026-11-20T00:00:00.000Z', ends_at: '2026-11-19T00:00:00.000Z' };

test('a page that the contract takes has no problem', () => {
  expect(frontPage.safeParse(page).error).toBeUndefined();
  expect(problemsOf(page)).toEqual([]);
});

const photo = { name: '', picture: 1, product: null, starts_at: null, ends_at: null };
const promo = { title: 'Доод', description: '', picture: 1, sub_category: '', starts_at: null, ends_at: null };
const WRONG: readonly [name: string, change: Partial<typeof page>, problem: string][] = [
  ['a banner without a title', { home_banners: [{ ...banner, title_1: ' ' }] }, 'home_banners 0 title_1'],
  ['a banner without a picture', { home_banners: [{ ...banner, picture: NO_PICTURE }] }, 'home_banners 0 picture'],
  ['a banner that ends before it begins', { home_banners: [{ ...banner, ...reversed }] }, 'home_banners 0 ends_at'],
  ['a photo without a name', { photo_banners: [photo] }, 'photo_banners 0 name'],
  ['a promo banner that leads nowhere', { promo_banners: [promo] }, 'promo_banners 0 sub_category'],
  ['an offer that ends before it begins', { special_offers: [{ ...offer, ...reversed }] }, 'special_offers 0 ends_at'],
  ['two offers of one product at once', { special_offers: [offer, offer] }, 'special_offers 1 starts_at'],
  [
    'two tiles of one shelf',
    { quick_categories: [...page.quick_categories, ...page.quick_categories.slice(0, 1)] },
    'quick_categories 2 sub_category',
  ],
  ['two events of one name', { events: [event, { ...event, id: null }] }, 'events 1 name'],
  ['a room whose address is not Latin', { rooms: [{ ...room, code: 'Өрөө' }] }, 'rooms 0 code'],
  ['two rooms of one address', { rooms: [room, { ...room }] }, 'rooms 1 code'],
  ['a room that is shown without a name', { rooms: [{ ...room, name: '' }] }, 'rooms 0 name'],
];

describe.each(WRONG)('%s', (_, change, problem) => {
  test('is named, and the contract refuses it', () => {
    expect(found(change)).toEqual([problem]);
    expect(frontPage.safeParse({ ...page, ...change }).success).toBe(false);
  });
});

test('a new row of each section says what is missing', () => {
  const rows = Object.entries(newRow).map(([section, fresh]) => found({ [section]: [fresh()] }).length > 0);
  expect(rows).toEqual(rows.map(() => true));
});

test('a second offer of a product begins where the first one ends', () => {
  const now = new Date('2026-11-19T02:10:00Z');
  expect(newOffer('70512102', page.special_offers, now).starts_at).toBe('2026-11-19T03:00:00.000Z');
  const second = newOffer('70512101', page.special_offers, now);
  expect(second).toMatchObject({ starts_at: offer.ends_at, ends_at: '2026-11-23T00:00:00.000Z' });
  expect(found({ special_offers: [offer, second] })).toEqual([]);
});
