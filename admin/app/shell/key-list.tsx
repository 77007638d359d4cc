import './key-list.css';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { useEffect } from 'react';
import { useKeyList } from '../keys/keys.tsx';
import { Kbd } from '../parts/kbd.tsx';

/** The keys of the screen below. */
export function KeyList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys, read } = useKeyList();
  useEffect(() => {
    if (open) read();
  }, [open, read]);
  const shown = [...new Map(keys.map((key) => [key.key, key])).values()];
  return (
    <Dialog open={open} onClose={onClose} title="Товчлуур">
      <dl className="key-list">
        {shown.map(({ key, does }) => (
          <div key={key} className="key-list__i">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
