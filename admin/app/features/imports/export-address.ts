import type { ProductFilter } from '@tokhi/contract/admin/product-list-calls';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';

export type ExportFormat = 'csv' | 'xlsx';

/** The products of a filter as the file that can be changed and imported again. */
export const exportAddress = (format: ExportFormat, filter: ProductFilter): string =>
  `${adminRawEndpoints.exportProducts.path}?${new URLSearchParams({ format, filter: JSON.stringify(filter) })}`;
