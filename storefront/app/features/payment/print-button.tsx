import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';

/** Prints the page, of which only the order's sheet reaches the printer (orders/print). */
export const PrintButton = ({ isPaid }: { isPaid: boolean }) => (
  <Button kind="outline" icon={<Icon name="printer" />} onClick={() => window.print()}>
    {isPaid ? 'Захиалга хэвлэх' : 'Нэхэмжлэх хэвлэх'}
  </Button>
);
