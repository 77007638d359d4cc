import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { Link } from 'react-router';
import { useMay } from '../../../calls/session.ts';
import { Icon } from '../../../icons/icon.tsx';

/** The order for the supplier, printed and as a workbook; both show its prices. */
export function PaperLinks({ number }: { number: number }) {
  const maySee = useMay()('view-costs', 'reads');
  if (!maySee) return null;
  return (
    <div className="purchase__papers">
      <Link className={buttonClass({ kind: 'outline' })} to={`/purchases/${number}/order`}>
        <Icon name="printer" /> Хэвлэх
      </Link>
      <a
        className={buttonClass({ kind: 'outline' })}
        href={`${adminRawEndpoints.exportPurchase.path}?${new URLSearchParams({ number: String(number) })}`}
        download
      >
        <Icon name="download" /> XLSX
      </a>
    </div>
  );
}
