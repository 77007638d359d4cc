import type { ProductFilter } from '@tokhi/contract/admin/product-list-calls';
import { useMayOpen } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { exportAddress } from '../imports/public.ts';

/** All products of the list as a file, to change in a spreadsheet and import again. */
export function ExportLinks({ filter }: { filter: ProductFilter }) {
  const mayExport = useMayOpen()('exportProducts');
  if (!mayExport) return null;
  return (
    <span className="product-export">
      Импортлох файл:
      {(['xlsx', 'csv'] as const).map((format) => (
        <a key={format} className="product-export__i" href={exportAddress(format, filter)} download>
          <Icon name="download" /> {format.toUpperCase()}
        </a>
      ))}
    </span>
  );
}
