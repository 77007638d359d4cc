import { Button } from '@tokhi/ui/form/button.tsx';
import { Printer } from 'lucide-react';

/** Prints the page, of which an order's sheet is all that reaches the printer (orders/print). */
export const PrintButton = ({ isPaid }: { isPaid: boolean }) => (
  <Button kind="outline" icon={<Printer className="icon" />} onClick={() => window.print()}>
    {isPaid ? 'Захиалга хэвлэх' : 'Нэхэмжлэх хэвлэх'}
  </Button>
);
