import { ask } from '../../calls/ask.ts';
import { type MenuView, menuView } from './menu.present.ts';

let coming: Promise<MenuView> | undefined;

/** The menus of the shop. They are asked for once a page, and again where that failed. */
export function loadMenu(): Promise<MenuView> {
  coming ??= ask('categories', undefined)
    .then(menuView)
    .catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
  return coming;
}
