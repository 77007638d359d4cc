import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { countProducts } from './list/count-products.ts';
import { type AdminProductDeps, findProducts, listProducts } from './list/list-products.ts';
import { changeListing } from './page/change-listing.ts';
import { createProduct } from './page/create-product.ts';
import { productChoices } from './page/product-choices.ts';
import { saveProduct } from './page/save-product.ts';
import { showProduct } from './page/show-product.ts';

export function bindAdminProducts(table: AdminTable, deps: AdminProductDeps): void {
  table.bind('listProducts', (body) => listProducts(deps, body));
  table.bind('countProducts', () => countProducts(deps));
  table.bind('findProducts', ({ text }) => findProducts(deps, text));
  table.bind('productChoices', () => productChoices(deps));
  table.bind('showProduct', ({ code }, caller) => showProduct(deps, code, caller));
  table.bind('saveProduct', (body, caller) => saveProduct(deps, body, caller));
  table.bind('createProduct', (body, caller) => createProduct(deps, body, caller));
  table.bind('changeListing', (body, caller) => changeListing(deps, body, caller));
}
