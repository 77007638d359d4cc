import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { FrontPageSection } from '@tokhi/contract/admin/front-page/front-page-words';
import type { FeaturedList } from './page-draft.ts';
import { periodState } from './period-words.ts';

type Timed = readonly { starts_at: string | null; ends_at: string | null }[];

const named = (count: number, one: string) => `${count} ${one}`;

function slides(all: Timed, now: Date): string {
  const planned = all.filter((one) => periodState(one, now) === 'planned').length;
  return [named(all.length, 'слайд'), ...(planned > 0 ? [`${planned} төлөвлөсөн`] : [])].join(', ');
}

const isShown = (all: Timed, now: Date) => all.some((one) => periodState(one, now) === 'shown');
const written = (all: readonly { sentence: string }[]) => all.filter(({ sentence }) => sentence !== '').length;

/** The content of a section, and whether the shop shows any of it now: an empty one is hidden. */
export function sectionNote(page: FrontPage, section: FrontPageSection, now: Date): { text: string; isShown: boolean } {
  switch (section) {
    case 'home_banners':
    case 'photo_banners':
    case 'promo_banners':
      return { text: slides(page[section], now), isShown: isShown(page[section], now) };
    case 'events': {
      const empty = page.events.filter(({ products }) => products.length === 0).length;
      const text = [`${page.events.length}`, ...(empty > 0 ? [`${empty} хоосон`] : [])].join(', ');
      return { text, isShown: isShown(page.events, now) };
    }
    case 'quick_categories':
      return { text: named(page.quick_categories.length, 'хавтан'), isShown: page.quick_categories.length > 0 };
    case 'rooms': {
      const shown = page.rooms.filter(({ picture }) => picture !== null).length;
      const spots = page.rooms.flatMap(({ products }) => products).filter(({ spot }) => spot !== null).length;
      return { text: `${named(shown, 'өрөө')}, ${spots} тэмдэг`, isShown: shown > 0 };
    }
    case 'special_offers': {
      const now_shown = page.special_offers.filter((one) => periodState(one, now) === 'shown').length;
      return { text: `${page.special_offers.length}, одоо ${now_shown}`, isShown: now_shown > 0 };
    }
    case 'category_sentences':
    case 'brand_sentences':
      return { text: named(written(page[section]), 'өгүүлбэр'), isShown: written(page[section]) > 0 };
    case 'recommended':
    case 'top':
    case 'top_brand':
    case 'top_rated':
    case 'last_chance':
    case 'trend':
      return featuredNote(page.featured[section]);
  }
}

/** The shop fills an empty list. */
const featuredNote = (codes: FrontPage['featured'][FeaturedList]) => ({
  text: codes.length === 0 ? 'автоматаар' : `${codes.length} бараа, гараар`,
  isShown: true,
});
