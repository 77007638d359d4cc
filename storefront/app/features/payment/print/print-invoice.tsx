import { Button } from '@tokhi/ui/form/button.tsx';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useRouteLoaderData } from 'react-router';
import { useRead } from '../../../calls/use-read.ts';
import type { loader as rootLoader } from '../../../root.tsx';
import { PrintedInvoice } from './printed-invoice.tsx';

/** An organisation takes its invoice on paper: the sheet is there for the printer alone. */
export function PrintInvoice({ ordernumber }: { ordernumber: string }) {
  const facts = useRouteLoaderData<typeof rootLoader>('root')?.facts;
  // Paid or ended meanwhile: the page itself says so.
  const { reply } = useRead('getIncompleteOrder', { ordernumber }, () => 'settled');
  if (reply === null || facts === undefined || reply.shipping.user.personal) return null;
  return (
    <div>
      <Button kind="outline" icon={<Printer className="icon" />} onClick={() => window.print()}>
        Нэхэмжлэх хэвлэх
      </Button>
      {createPortal(<PrintedInvoice payable={reply} facts={facts} />, document.body)}
    </div>
  );
}
