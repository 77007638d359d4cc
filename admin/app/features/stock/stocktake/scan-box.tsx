import { parseProductCode } from '@tokhi/rules/catalogue/product-code';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { ScanForm } from '../../../parts/scan-form.tsx';
import { CameraPanel } from './camera-panel.tsx';
import { readsLabels } from './use-camera.ts';

/** Takes codes from a hand scanner, and from the camera if the browser supports it. */
export function ScanBox({ onScan, onUnknown }: { onScan: (code: string) => void; onUnknown: (typed: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const read = (typed: string) => {
    const code = parseProductCode(typed);
    if (code === null) onUnknown(typed);
    else onScan(code);
  };
  return (
    <section className="panel scan-box" aria-label="Унших">
      {isOpen && <CameraPanel onLabel={read} />}
      <ScanForm label="Шошго уншуулах эсвэл код бичих" onScan={read} />
      {readsLabels() ? (
        <Button kind="outline" wide icon={<Icon name="camera" />} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Камер хаах' : 'Камераар унших'}
        </Button>
      ) : (
        <p className="scan-box__hint">Энэ хөтөч камераар уншихгүй. Гар сканнер холбох эсвэл кодыг гараар бичнэ.</p>
      )}
    </section>
  );
}
