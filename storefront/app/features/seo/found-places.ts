import type { SitePlaces } from '@tokhi/contract/fields/site-map';
import {
  brandAddress,
  categoryAddress,
  categoryProductsAddress,
  eventAddress,
  subCategoriesAddress,
  subCategoryAddress,
} from '../../addresses.ts';
import { namedListPaths } from '../listings/public.ts';
import type { Entry } from './site-map-xml.ts';

/** Pages that are always there; /policy-two is /policy at a second address, and / is /home. */
const PAGES = ['/home', ...namedListPaths.map((path) => `/${path}`), '/contact', '/policy', '/bonus'];

/** Every page except those of products (spec §2, Routes). */
export const foundPlaces = ({ categories, subCategories, brands, events }: Omit<SitePlaces, 'parts'>): Entry[] =>
  [
    ...PAGES,
    ...categories.flatMap(({ id, code }) => [
      categoryProductsAddress(id),
      categoryAddress(code),
      subCategoriesAddress(code),
    ]),
    ...subCategories.map(({ code }) => subCategoryAddress(code)),
    ...brands.map(({ id }) => brandAddress(id)),
    ...events.map(({ id }) => eventAddress(id)),
  ].map((path) => ({ path }));
