import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { FrontPageField } from '@tokhi/contract/admin/front-page/front-page-words';
import { type RowSection, rowSections } from './page-draft.ts';

/** A problem that prevents saving a draft. */
export interface Problem {
  section: RowSection;
  at: number;
  field: FrontPageField | 'code';
  text: string;
}

type Found = Omit<Problem, 'section' | 'at'>;

const NEEDED = 'Хоосон байж болохгүй';
const TWICE = 'Хоёр удаа байна';
const ROOM_CODE = /^[a-z0-9][a-z0-9-]{0,59}$/;

const needed = (field: Found['field'], value: string): Found[] =>
  value.trim() === '' ? [{ field, text: NEEDED }] : [];
const chosen = (field: Found['field'], value: number | string): Found[] =>
  value === 0 || value === '' ? [{ field, text: 'Сонгоно уу' }] : [];

function ordered({ starts_at, ends_at }: { starts_at: string | null; ends_at: string | null }): Found[] {
  const isOrdered = starts_at === null || ends_at === null || Date.parse(starts_at) < Date.parse(ends_at);
  return isOrdered ? [] : [{ field: 'ends_at', text: 'Эхлэхээс өмнө дуусаж байна' }];
}

/** A value that an earlier row already has. */
const repeated = (field: Found['field'], values: readonly string[], at: number): Found[] => {
  const value = values[at] ?? '';
  return value !== '' && values.indexOf(value) < at ? [{ field, text: TWICE }] : [];
};

/** Two offers of one product never overlap. */
function apart(offers: FrontPage['special_offers'], at: number): Found[] {
  const own = offers[at];
  const isTwice = offers.some(
    (other, index) =>
      index < at &&
      other.product === own?.product &&
      Date.parse(other.starts_at) < Date.parse(own.ends_at) &&
      Date.parse(own.starts_at) < Date.parse(other.ends_at),
  );
  return isTwice ? [{ field: 'starts_at', text: 'Энэ барааны өөр саналтай давхцаж байна' }] : [];
}

/** Every rule of the contract that a form can break, row by row. The contract decides; this shows problems earlier. */
const RULES: { [Section in RowSection]: (page: FrontPage, at: number) => Found[] } = {
  home_banners: ({ home_banners }, at) => {
    const row = home_banners[at];
    return row ? [...needed('title_1', row.title_1), ...chosen('picture', row.picture), ...ordered(row)] : [];
  },
  photo_banners: ({ photo_banners }, at) => {
    const row = photo_banners[at];
    return row ? [...needed('name', row.name), ...chosen('picture', row.picture), ...ordered(row)] : [];
  },
  promo_banners: ({ promo_banners }, at) => {
    const row = promo_banners[at];
    return row
      ? [
          ...[...needed('title', row.title), ...chosen('picture', row.picture)],
          ...[...chosen('sub_category', row.sub_category), ...ordered(row)],
        ]
      : [];
  },
  quick_categories: ({ quick_categories }, at) => {
    const codes = quick_categories.map(({ sub_category }) => sub_category);
    return [...chosen('sub_category', codes[at] ?? ''), ...repeated('sub_category', codes, at)];
  },
  special_offers: ({ special_offers }, at) => {
    const row = special_offers[at];
    return row ? [...ordered(row), ...apart(special_offers, at)] : [];
  },
  events: ({ events }, at) => {
    const row = events[at];
    const names = events.map(({ name }) => name.trim());
    return row ? [...needed('name', row.name), ...repeated('name', names, at), ...ordered(row)] : [];
  },
  rooms: ({ rooms }, at) => {
    const row = rooms[at];
    if (row === undefined) return [];
    const codes = rooms.map(({ code }) => code);
    const wrong: Found[] = ROOM_CODE.test(row.code) ? [] : [{ field: 'code', text: 'Латин үсэг, тоо, зураас' }];
    return [...(row.picture === null ? [] : needed('name', row.name)), ...wrong, ...repeated('code', codes, at)];
  },
};

export const problemsOf = (page: FrontPage): Problem[] =>
  rowSections.flatMap((section) =>
    page[section].flatMap((_, at) => RULES[section](page, at).map((found) => ({ section, at, ...found }))),
  );
