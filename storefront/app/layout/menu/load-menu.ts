import { ask } from '../../calls/ask.ts';
import { type MenuView, menuView } from './menu.present.ts';

let coming: Promise<MenuView> | undefined;

/** The menus of the shop, requested once per page, and again after a failure. */
export function loadMenu(): Promise<MenuView> {
  coming ??= ask('categories', undefined)
    .then(menuView)
    .catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
  return coming;
}
