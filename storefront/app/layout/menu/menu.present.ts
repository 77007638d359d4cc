import type { ReplyOf } from '@tokhi/contract/client';

export interface MenuSubCategory {
  code: string;
  name: string;
  /** Address of a picture. */
  image: string | null;
  /** How many products it has. */
  total: number;
}

export interface MenuCategory {
  id: number;
  code: string;
  name: string;
  icon: string | null;
  image: string | null;
  subs: MenuSubCategory[];
}

export interface Hashtag {
  id: number;
  text: string;
}

export interface MenuView {
  categories: MenuCategory[];
  hashtags: Hashtag[];
}

/** What every page shows of the menus: the rest is loaded when one of them is opened (load-menu.ts). */
export interface MenuBar {
  categories: Pick<MenuCategory, 'code' | 'name'>[];
  hashtags: Hashtag[];
}

export const menuBar = ({ categories, hashtags }: MenuView): MenuBar => ({
  categories: categories.map(({ code, name }) => ({ code, name })),
  hashtags,
});

/** The menus of every page, each sub-category under its category, with only what they show. */
export function menuView({ category, subCategory, events }: ReplyOf<'categories'>): MenuView {
  const subsOf = Map.groupBy(subCategory, ({ categoryID }) => categoryID);
  return {
    categories: category.map(({ id, category_code, category_name, icon, image }) => ({
      id,
      code: category_code,
      name: category_name,
      icon,
      image,
      subs: (subsOf.get(id) ?? []).map((sub) => ({
        code: sub.sub_category_code,
        name: sub.sub_category_name,
        image: sub.image,
        total: sub.total,
      })),
    })),
    hashtags: events.map(({ id, event_name }) => ({ id, text: hashtag(event_name) })),
  };
}

/** «Шинэ айл» → «#шинэ_айл»: a hashtag has no spaces. */
const hashtag = (name: string): string => `#${name.trim().toLowerCase().replace(/\s+/g, '_')}`;
