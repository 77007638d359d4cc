import type { ProductFilter } from '@tokhi/contract/admin/product-list-calls';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';

export type ExportFormat = 'csv' | 'xlsx';

/** The address of a file with the products of a filter, to change and import again. */
export const exportAddress = (format: ExportFormat, filter: ProductFilter): string =>
  `${adminRawEndpoints.exportProducts.path}?${new URLSearchParams({ format, filter: JSON.stringify(filter) })}`;
