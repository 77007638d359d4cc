import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '../../../icons/icon.tsx';

export interface MissedScan {
  key: string;
  code: string;
  text: string;
  /** Null: nothing to send again. */
  again: (() => void) | null;
}

/** Scans that were not counted, and why: sounds are missed in a warehouse, so they stay until they are confirmed. */
export const MissedScans = ({ missed, onRead }: { missed: readonly MissedScan[]; onRead: (key: string) => void }) => (
  <ul className="missed-scans" role="alert">
    {missed.map(({ key, code, text, again }) => (
      <li key={key} className="missed-scans__i">
        <Icon name="circle-x" />
        <span>
          <b>{formatProductCode(code)}</b> {text}
        </span>
        <Button
          kind="outline"
          size="s"
          onClick={() => {
            onRead(key);
            again?.();
          }}
        >
          {again === null ? 'Ойлголоо' : 'Дахин'}
        </Button>
      </li>
    ))}
  </ul>
);
